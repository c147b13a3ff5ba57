import {expect, test} from 'vitest';
import {manualOf, type Manual} from '@site/src/data/manuals';

const manuals: Manual[] = [
  {label: 'Support', product: null, paths: ['/docs/support/', '/docs/category/help']},
  {label: 'FAQ', product: null, paths: ['/docs/support/faq/']},
  {label: 'R-25', product: 'r25', paths: ['/docs/category/r-25']},
];

test.each([
  ['/docs/support/x', 'Support'],
  ['/docs/support/', 'Support'],
  ['/docs/support', undefined],
  ['/docs/support/faq/setup', 'FAQ'],
  ['/docs/category/r-25', 'R-25'],
  ['/docs/category/r-25/more', undefined],
  ['/docs/r500/', undefined],
])('%s belongs to the manual %s', (path, expected) => {
  expect(manualOf(path, manuals)?.label).toBe(expected);
});
