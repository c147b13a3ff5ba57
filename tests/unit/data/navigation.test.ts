import {expect, test} from 'vitest';
import {createNavbarItems} from '@site/src/data/navigation';
import type {Product} from '@site/src/data/products';

const lines = (labels: string): Product[] =>
  labels.split(' ').map((label) => {
    const id = label.replace('-', '').toLowerCase();
    return {id, label, scope: 'full', path: `/docs/${id}/`};
  });

/** The labels on the left of the bar; those in a menu are in brackets. */
function labelsOf(products: string): string {
  return createNavbarItems(lines(products))
    .filter(({position}) => position === 'left')
    .map(({label, items}) => {
      const inner = items as {label: string}[] | undefined;
      return inner ? `${String(label)} [${inner.map((item) => item.label).join(' ')}]` : label;
    })
    .join(' ');
}

test.each([
  ['R-10 R-50 R-400 R-X5 R-X25 R-C100', 'Basics R-10 R-50 R-400 R-X5 R-X25 R-C100 Support'],
  [
    'R-10 R-50 R-75 R-400 R-X5 R-X25 R-C100',
    'Basics R-10 R-50 R-75 R-400 R-X5 More [R-X25 R-C100] Support',
  ],
  [
    'R-10 R-50 R-75 R-90 R-400 R-X5 R-X25 R-C100',
    'Basics R-10 R-50 R-75 R-90 R-400 More [R-X5 R-X25 R-C100] Support',
  ],
  [
    'Thunderbolt Landslide R-50 R-400 R-X5',
    'Basics Thunderbolt Landslide R-50 More [R-400 R-X5] Support',
  ],
  ['R-10', 'Basics R-10 Support'],
])('puts the products %s into the navbar', (products, expected) => {
  expect(labelsOf(products)).toBe(expected);
});
