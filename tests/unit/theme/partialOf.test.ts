import {expect, test} from 'vitest';
import {partialOf} from '@site/src/theme/DocItem/Footer/partialOf';

test.each([
  ['docs/_partials/_drawdown.mdx', 'docs/_partials/_drawdown.mdx'],
  [
    'versioned_docs/version-6.0/_partials/setup/_attach.mdx',
    'versioned_docs/version-6.0/_partials/setup/_attach.mdx',
  ],
  ['docs/basics/basics.mdx', undefined],
])('finds the partial of %s', (file, expected) => {
  expect(partialOf(`https://code.example/owner/manual/edit/main/${file}`)).toBe(expected);
});
