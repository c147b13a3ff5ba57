import path from 'node:path';
import {expect, test} from 'vitest';
import {products} from '@site/src/data/products';
import {createEditUrl, textFileOf} from '@site/src/markdown/editUrl';
import {firstProduct} from '../../fixtures/fullProducts';

const docs = path.resolve('docs');
const landings = products.filter(({scope}) => scope === 'landing');

test.each([
  ['a page with a text of its own', 'support/faq/setup.mdx', 'support/faq/setup.mdx'],
  ['a page that adds partials to its text', 'support/faq/settings.mdx', undefined],
  [
    'a page that is a partial',
    `${firstProduct.id}/mt5/setup/attach_ea.mdx`,
    '_partials/_attach-ea.mdx',
  ],
  ...landings.map(({id, label}): [string, string, string] => [
    label,
    `${id}/${id}.mdx`,
    '_partials/_welcome-landing-only.mdx',
  ]),
])('finds the text file of %s', (_, page, file = page) => {
  expect(textFileOf(page, docs)).toBe(file);
});

test('returns the address of the file in the repository', () => {
  const editUrl = createEditUrl('https://code.example/manual/edit/main/', path.dirname(docs));
  expect(editUrl?.({versionDocsDirPath: 'docs', docPath: `${firstProduct.id}/drawdown.mdx`})).toBe(
    'https://code.example/manual/edit/main/docs/_partials/_drawdown.mdx',
  );
});

test('returns no address without a repository', () => {
  expect(createEditUrl(undefined, path.dirname(docs))).toBeUndefined();
});
