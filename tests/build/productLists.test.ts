import {describe, expect, test} from 'vitest';
import {products, productsWithSidebar} from '../../src/data/products';
import {productsWithTasks} from '../../src/data/tasks';
import type {SearchIndexFile} from '../../src/search/types';
import {attributesOf, readBuilt, readHtml, routeToHtmlFile} from './site';

/** The targets of the links in a part of a page. */
const addressesIn = (route: string, part: string) =>
  attributesOf(readHtml(routeToHtmlFile(route)), `${part} a[href]`, 'href');

/** The same targets without their anchors. */
const linksIn = (route: string, part: string) =>
  addressesIn(route, part).map((href) => href.replace(/#.*/, ''));

const paths = (list: typeof products) => list.map((product) => product.path);
const labels = products.map(({label}) => label);

// Each of these lists is derived from `products`, so a new product line must appear in all of them.
describe('every product line', () => {
  test.each([
    ['the home page', '/', 'main', paths(products)],
    ['the map of the manual', '/docs', 'main', paths(products)],
    ['the footer', '/', '.footer', paths(products)],
    ['the navbar, if it has a sidebar', '/', '.navbar', paths(productsWithSidebar)],
    ['Basics, if it has tasks', '/docs/basics/', 'main', paths(productsWithTasks)],
  ])('has a link in %s', (_, route, part, expected) => {
    expect(linksIn(route, part)).toEqual(expect.arrayContaining(expected));
  });

  test.each(products.filter(({scope}) => scope === 'index').map(({path}) => [path]))(
    '%s begins with the ten steps',
    (route) => {
      const [first] = addressesIn(route, 'article');
      expect(first).toBe('/docs/support/faq/setup#any-ea-in-ten-steps');
    },
  );

  test('is a manual of the search', () => {
    const {manuals} = JSON.parse(readBuilt('search-index.json')) as SearchIndexFile;
    expect(manuals.map(({label}) => label)).toEqual(expect.arrayContaining(labels));
  });
});
