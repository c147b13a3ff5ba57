import {describe, expect, test} from 'vitest';
import {company} from '../../src/data/company';
import {navbarItems} from '../../src/data/navigation';
import {productsWithSidebar} from '../../src/data/products';
import {productsWithTasks} from '../../src/data/tasks';
import {readHtml, routeToHtmlFile} from './site';

/** The texts of the elements that a selector finds on a page. */
function texts(route: string, selector: string): string[] {
  const $ = readHtml(routeToHtmlFile(route));
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

test('the navbar has the manuals in order, and the company at its end', () => {
  const labels = navbarItems.map(({label}) => label);
  expect(texts('/', '.navbar__items:not(.navbar__items--right) .navbar__link')).toEqual(
    labels.slice(0, -1),
  );
  expect(texts('/', '.navbar__items--right .navbar__link')).toContain(labels.at(-1));
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

test('the footer has its groups, and links to the community', () => {
  expect(texts('/', '.footer__title')).toEqual(
    expect.arrayContaining(['Navigation', 'Help & Support']),
  );
  const $ = readHtml(routeToHtmlFile('/'));
  for (const {href} of company.community) {
    expect($(`.footer a[href="${href}"]`)).toHaveLength(1);
  }
  expect($('.footer').text()).toContain(company.copyright);
});
