import {describe, expect, test} from 'vitest';
import {company} from '../../src/data/company';
import {footerLinks, navbarItems} from '../../src/data/navigation';
import {productsWithSidebar} from '../../src/data/products';
import {productsWithTasks} from '../../src/data/tasks';
import {attributesOf, readHtml, routeToHtmlFile} from './site';

/** The texts of the elements that a selector finds on a page. */
function texts(route: string, selector: string): string[] {
  const $ = readHtml(routeToHtmlFile(route));
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

test.each([
  ['left', '.navbar__items:not(.navbar__items--right) .navbar__link'],
  ['right', '.navbar__items--right .navbar__link'],
])('the navbar has its items in order on the %s', (side, selector) => {
  const labels = navbarItems.filter(({position}) => position === side).map(({label}) => label);
  expect(texts('/', selector)).toEqual(labels);
});

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
  expect(texts('/docs/r10/drawdown', '.theme-last-updated')).toEqual([
    expect.stringMatching(/^Checked on \d\d \w{3} \d{4}$/),
  ]);
});

test('the footer has its groups with all their links', () => {
  expect(texts('/', '.footer__title')).toEqual(footerLinks.map(({title}) => title));
  const $ = readHtml(routeToHtmlFile('/'));
  const addresses = footerLinks.flatMap(({items}) =>
    items.map((item) => ('to' in item ? item.to : item.href)),
  );
  expect(attributesOf($, '.footer__item a', 'href')).toEqual(addresses);
  expect($('.footer').text()).toContain(company.copyright);
});
