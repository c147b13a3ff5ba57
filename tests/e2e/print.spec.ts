import type {Page} from '@playwright/test';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, open, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';
import {ERROR_CODES} from '../../src/data/supportPages';

/** Elements that are only useful on a screen. */
const CHROME = [
  '.navbar',
  '.footer',
  '[role=banner]',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-mobile',
  '.theme-doc-toc-desktop',
  '.pagination-nav',
  '.theme-back-to-top-button',
  '.hash-link',
  'button',
].join(', ');

/** The beginning of the HTML of each element that is rendered, or of each that is not. */
async function list(page: Page, selector: string, which: 'drawn' | 'hidden'): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements, drawn) =>
        elements
          .filter((element) => element.checkVisibility({checkVisibilityCSS: true}) === drawn)
          .map(({outerHTML}) => outerHTML.slice(0, 80)),
      which === 'drawn',
    );
}

async function openOnPaper(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({media: 'print'});
  // The browser fires this event before it prints.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

for (const route of [
  '/',
  '/docs/basics/',
  TASK_PAGE,
  ERROR_CODES,
  `/docs/${firstProduct.id}/drawdown`,
]) {
  test(`${route} is printed completely, without navigation and controls`, async ({page}) => {
    await openOnPaper(page, route);
    await expect.poll(() => list(page, CHROME, 'drawn')).toEqual([]);

    // A4 without the margins of the browser, at 96 px per inch.
    await page.setViewportSize({width: 718, height: 1047});
    await expect.poll(() => list(page, CHROME, 'drawn')).toEqual([]);

    const text = ':is(.markdown, main[data-page])';
    const parts = `${text} :is(h1, h2, h3, li, tr, th, td, figure, dd, [role=tabpanel]):not([data-print=no] *)`;
    expect(await page.locator(parts).count()).toBeGreaterThan(10);
    expect(await list(page, parts, 'hidden')).toEqual([]);

    const listWide = () =>
      page
        .locator(`${text} :is(p, li, table, figure, pre)`)
        .evaluateAll((all) =>
          all
            .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
            .map(({outerHTML}) => outerHTML.slice(0, 80)),
        );
    await expect.poll(listWide, 'wider than the paper').toEqual([]);
  });
}

test('prints black on white in dark mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openOnPaper(page, TASK_PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const text of ['h1', 'article p', 'article li', 'article p a']) {
    await expect(page.locator(text).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('prints steps as a checklist', async ({page}) => {
  await openOnPaper(page, TASK_PAGE);
  const step = page.getByRole('list').filter({hasText: 'Open Data Folder'}).getByRole('listitem');
  const box = await step.first().evaluate((item) => {
    const {content, width, height, borderTopStyle, borderRadius} = getComputedStyle(
      item,
      '::before',
    );
    const marker = getComputedStyle(item, '::marker').color;
    return {content, isSquare: width === height, borderTopStyle, borderRadius, marker};
  });
  expect(box).toEqual({
    content: '""',
    isSquare: true,
    borderTopStyle: 'solid',
    borderRadius: '0px',
    marker: 'rgb(0, 0, 0)',
  });
});

test('prints addresses of links to other sites only', async ({page}) => {
  await openOnPaper(page, '/docs/support/');
  const links = page.locator('article .markdown a[href]');
  // Whether the page has a link to another site depends on the owner's contact.
  await links.first().evaluate((link) => link.setAttribute('href', 'https://other.example/'));
  const targets = await links.evaluateAll((all) =>
    all.map((link) => ({
      href: link.getAttribute('href') ?? '',
      shown: getComputedStyle(link, '::after').content,
    })),
  );
  const shown = targets.filter((link) => link.shown.includes(link.href));
  expect(shown).toEqual(targets.filter(({href}) => href.startsWith('http')));
  expect(shown.length).toBeGreaterThan(0);
});
