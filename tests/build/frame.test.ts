import {describe, expect, test} from 'vitest';
import {productsWithSidebar} from '../../src/data/products';
import {productsWithTasks} from '../../src/data/tasks';
import {firstProduct} from '../fixtures/fullProducts';
import {readHtml, routeToHtmlFile} from './site';

/** The texts of the elements that a selector finds on a page. */
function texts(route: string, selector: string): string[] {
  const $ = readHtml(routeToHtmlFile(route));
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

describe('the sidebar', () => {
  test.each<readonly [string, string]>([
    ['/docs/basics/', 'Welcome'],
    ...productsWithSidebar.map(({path}) => [path, 'Welcome'] as const),
    ['/docs/support/', 'Support'],
  ])('of %s begins with %s, and cannot be hidden', (route, label) => {
    const $ = readHtml(routeToHtmlFile(route));
    const [first] = $('nav[aria-label="Docs sidebar"] a').toArray();
    expect([$(first).attr('href'), $(first).text()]).toEqual([route, label]);
    expect($('[aria-label="Collapse sidebar"]')).toHaveLength(0);
  });

  test.each(productsWithTasks.map(({id}) => id))('is not beside the drawdown of %s', (id) => {
    expect(texts(`/docs/${id}/drawdown`, '.theme-doc-sidebar-container')).toEqual([]);
  });
});

test('a page says on which day it was checked', () => {
  expect(texts(`/docs/${firstProduct.id}/drawdown`, '.theme-last-updated')).toEqual([
    expect.stringMatching(/^Checked on \d\d \w{3} \d{4}$/),
  ]);
});
