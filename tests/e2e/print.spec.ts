import type {Page} from '@playwright/test';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, open, test} from './fixtures';

const ERROR_CODES = '/docs/support/troubleshooting/error-codes';

/** What serves a screen only. */
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

/** How many elements a reader sees, and how many there are. */
async function countShown(page: Page, selector: string): Promise<{shown: number; all: number}> {
  return page.locator(selector).evaluateAll((elements) => ({
    shown: elements.filter((element) => element.checkVisibility({checkVisibilityCSS: true})).length,
    all: elements.length,
  }));
}

async function openOnPaper(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.emulateMedia({media: 'print'});
}

for (const route of ['/', '/docs/basics/', TASK_PAGE, ERROR_CODES]) {
  test(`${route} is printed without what serves a screen only`, async ({page}) => {
    await openOnPaper(page, route);
    expect(await countShown(page, CHROME)).toMatchObject({shown: 0});
  });
}

for (const route of ['/docs/basics/', TASK_PAGE, ERROR_CODES]) {
  test(`${route} is printed whole: each step, row, figure and platform`, async ({page}) => {
    await openOnPaper(page, route);
    for (const parts of ['h1, h2, h3', 'li', 'tr', 'td, th', 'figure', 'dd', '[role=tabpanel]']) {
      const {shown, all} = await countShown(page, `article :is(${parts})`);
      expect(shown, parts).toBe(all);
    }
    const pdf = await page.pdf({format: 'A4'});
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test('nothing is wider than the sheet', async ({page}) => {
  // A4 less the margins of the browser, at 96 px an inch.
  await page.setViewportSize({width: 718, height: 1047});
  for (const route of [TASK_PAGE, ERROR_CODES, '/docs/r10/drawdown']) {
    await openOnPaper(page, route);
    const wide = await page
      .locator('article :is(p, li, table, figure, pre)')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
          .map(({textContent}) => textContent?.slice(0, 40)),
      );
    expect(wide, route).toEqual([]);
    await page.emulateMedia({media: 'screen'});
  }
});

test('is black on white from dark mode too', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await openOnPaper(page, TASK_PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const text of ['h1', 'article p', 'article li', 'article p a']) {
    await expect(page.locator(text).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

test('steps are a checklist: a box, then the number', async ({page}) => {
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

test('a link shows its target, but for words of the glossary and links on the page', async ({
  page,
}) => {
  await openOnPaper(page, TASK_PAGE);
  const targets = await page.locator('article .markdown a[href]').evaluateAll((links) =>
    links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      shown: getComputedStyle(link, '::after').content,
    })),
  );
  const isToldByItself = (href: string) => href.startsWith('#') || href.includes('#term-');
  for (const {href, shown} of targets.filter((each) => !isToldByItself(each.href))) {
    expect(shown).toContain(href);
  }
  expect(targets.filter(({href, shown}) => isToldByItself(href) && shown.includes(href))).toEqual(
    [],
  );
});
