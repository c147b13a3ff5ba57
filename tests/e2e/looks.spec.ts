import type {Locator, Page} from '@playwright/test';
import {ERROR_CODES} from '../../src/data/supportPages';
import {firstProduct} from '../fixtures/fullProducts';
import {DIFFERENT_ROUTES, ROUTES_TO_LOOK_AT, SEARCH_ROUTE, TASK_PAGE} from '../fixtures/routes';
import {setMode, violations} from './axe';
import {expect, hold, open, test, waitForHydration} from './fixtures';
import {layoutFaults} from './layoutFaults';
import {layoutShift, watchLayoutShift} from './layoutShift';
import {INDEX_URL, SearchWindow} from './searchWindow';
import {drawInTypeface} from './typeface';

const HEIGHT = 800;

/** The text spacing that a page has to support at least (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The largest layout shift that is allowed. Core Web Vitals rate up to 0.1 as good. */
const MAX_SHIFT = 0.01;

/** Adds style rules as a reader's browser extension would, since the security policy forbids `<style>`. */
async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, rules);
}

/** Opens all folded parts that a locator finds. */
async function openAll(parts: Locator): Promise<void> {
  await parts.evaluateAll((found) => found.forEach((part) => part.setAttribute('open', '')));
}

/** Expects that nothing on the page overlaps, is cut off or too wide, at each width in CSS pixels. */
async function expectWhole(page: Page, widths: readonly number[], how = ''): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({width, height: HEIGHT});
    await expect.poll(() => layoutFaults(page), `at ${width} px ${how}`).toEqual([]);
  }
}

/** Opens a route. The search page is complete when it has its hits. */
async function openWhole(page: Page, route: string): Promise<void> {
  await open(page, route);
  if (route.startsWith(SEARCH_ROUTE)) {
    await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
  }
}

/** Expects that axe finds nothing. Dark mode changes only colours. */
async function expectAccessible(page: Page): Promise<void> {
  // Further down, the bar may cover a part of the contents that stay in view.
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  // The bar, which slides out of sight and back, would cover a part of the announcement on its way.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  });
  await setMode(page, 'light');
  expect(await violations(page), 'light').toEqual([]);
  await setMode(page, 'dark');
  expect(await violations(page, {coloursOnly: true}), 'dark').toEqual([]);
}

// The fixture `test` also fails on console messages, hydration errors and requests to other hosts.
test('every page opens in dark mode', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const route of DIFFERENT_ROUTES) {
    await open(page, route);
    await expect(page.locator('html'), route).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', {level: 1}), route).toBeVisible();
  }
});

for (const route of [...ROUTES_TO_LOOK_AT, `${SEARCH_ROUTE}?q=attach`]) {
  test(`${route} is accessible, does not shift, and is whole at any width`, async ({page}) => {
    await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: HEIGHT});
      await openWhole(page, route);
      expect(await layoutShift(page), `shift at ${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
      await openAll(page.locator('details'));
      await expectAccessible(page);
    }
    // A window of 1280 px at a zoom of 200 % has 640 CSS pixels.
    await expectWhole(page, [640, 320]);
    await addStyle(page, TEXT_SPACING);
    await expectWhole(page, [320, 1000, 1280, 1920], 'with text spaced out');
  });
}

test.describe('axe finds nothing', () => {
  test.use({expectedProblems: /status of 404/});

  test('on the not-found page, and in the mobile menu', async ({page}) => {
    await page.setViewportSize({width: 360, height: HEIGHT});
    await page.goto('/docs/no-such-page');
    await waitForHydration(page);
    await expectAccessible(page);
    await open(page, TASK_PAGE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await expectAccessible(page);
  });
});

for (const route of ['/', TASK_PAGE, ERROR_CODES]) {
  test(`${route} is whole with a larger font of the browser`, async ({page}) => {
    const browser = await page.context().newCDPSession(page);
    await open(page, route);
    for (const standard of [20, 32]) {
      await browser.send('Page.setFontSizes', {fontSizes: {standard}});
      await expectWhole(page, [390, 1000, 1440], `with a font of ${standard} px`);
    }
  });
}

test('the links and the title of the bar are whole in any window', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 700});
  await open(page, '/');
  await drawInTypeface(page);
  for (const link of await page.locator('.navbar__items > .navbar__link').all()) {
    const {height} = (await link.boundingBox()) ?? {height: Infinity};
    expect(height, await link.innerText()).toBeLessThan(48);
  }
  await addStyle(page, TEXT_SPACING);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({width, height: HEIGHT});
    const title = await page.locator('.navbar__title').first().boundingBox();
    const search = await page
      .locator('.navbar')
      .getByRole('button', {name: 'Search'})
      .boundingBox();
    const end = (title?.x ?? Infinity) + (title?.width ?? 0);
    expect(end, `${width} px`).toBeLessThanOrEqual(search?.x ?? 0);
  }
});

test('the field of the search shows words with the largest font of the browser', async ({page}) => {
  await page.setViewportSize({width: 390, height: HEIGHT});
  const browser = await page.context().newCDPSession(page);
  const standard = 32;
  await browser.send('Page.setFontSizes', {fontSizes: {standard}});
  await open(page, '/');
  const modal = new SearchWindow(page);
  await page.keyboard.press('Control+k');
  await expect
    .poll(async () => ((await modal.input.boundingBox())?.width ?? 0) / standard)
    .toBeGreaterThan(4);
});

test('the foot of the search page does not move when hits arrive', async ({page}) => {
  await watchLayoutShift(page);
  const release = await hold(page, INDEX_URL);
  await open(page, `${SEARCH_ROUTE}?q=attach`);
  await page.locator('.footer').evaluate((footer) => {
    const top = footer.getBoundingClientRect().top + window.scrollY - window.innerHeight / 2;
    window.scrollTo({top, behavior: 'instant'});
  });
  release();
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).not.toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_SHIFT);
});

test('nothing moves when the search or the menu opens over a page', async ({page}) => {
  const places = () =>
    page
      .locator('.navbar__inner, .navbar__inner *, h1, main p, main h2, .footer')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {left, top, width} = part.getBoundingClientRect();
          return `${part.tagName} ${left} ${top} ${width}`;
        }),
      );
  await page.setViewportSize({width: 900, height: 600});
  await open(page, TASK_PAGE);
  // The scrollbar of the tests takes up room, as on Windows.
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);
  const before = await places();
  const modal = new SearchWindow(page);
  await modal.open();
  expect(await places()).toEqual(before);
  await modal.close();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  expect(await places()).toEqual(before);
});

test('pages do not shift for a reader in dark mode who has dismissed the announcement', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await open(page, '/');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  for (const route of ['/', `/docs/${firstProduct.id}/`, TASK_PAGE, '/docs/support/']) {
    await open(page, route);
    expect(await layoutShift(page), route).toBeLessThanOrEqual(MAX_SHIFT);
  }
});

test.describe('tables', () => {
  test('keep their head in view', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, '/docs/support/');
    const table = page.locator('.table-box[data-fits] > table').first();
    await table.locator('tbody > tr').last().scrollIntoViewIfNeeded();
    await expect(table.locator('thead th').first()).toBeInViewport({ratio: 1});
  });

  test('can be scrolled by keyboard and have a name if they are too wide', async ({page}) => {
    await page.setViewportSize({width: 320, height: HEIGHT});
    await open(page, '/docs/support/resources/downloads');
    const box = page.getByRole('group', {name: 'Table that scrolls sideways'}).first();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
  });

  test('of codes put the cells of a row side by side where there is room', async ({page}) => {
    await open(page, `${ERROR_CODES}#mt5-10027`);
    const row = page.locator('#mt5-10027');
    for (const [width, columns] of [
      [320, 1],
      [1440, 2],
    ] as const) {
      await page.setViewportSize({width, height: HEIGHT});
      await expect
        .poll(() =>
          row
            .locator('td')
            .evaluateAll(
              (cells) => new Set(cells.map((cell) => cell.getBoundingClientRect().left)).size,
            ),
        )
        .toBe(columns);
      await expect(row).toHaveCSS('box-shadow', /inset/);
    }
  });
});

test('no target of a link is covered by the bar', async ({page}) => {
  for (const route of ['/docs/basics/', '/docs/support/faq/setup', TASK_PAGE, ERROR_CODES]) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: HEIGHT});
      await open(page, route);
      await openAll(page.locator('details'));
      const covered = await page.evaluate(() => {
        // The bar hides and returns while a reader scrolls, so it counts even when it is hidden.
        const bar = document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0;
        return [...document.querySelectorAll('article :is(h2, h3, tr, dt)[id]')].flatMap(
          (target) => {
            target.scrollIntoView();
            const {top} = target.getBoundingClientRect();
            return Math.ceil(top) >= bar
              ? []
              : [`#${target.id} is at ${top}, covered up to ${bar}`];
          },
        );
      });
      expect(covered, `${route} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing moves by itself with reduced motion', async ({page}) => {
  const listMoving = () =>
    page.evaluate(() => {
      const seconds = (durations: string) => Math.max(...durations.split(',').map(parseFloat));
      return [...document.querySelectorAll('*')]
        .filter((element) =>
          [null, '::before', '::after'].some((part) => {
            const style = getComputedStyle(element, part);
            return (
              seconds(style.transitionDuration) > 0.01 ||
              (style.animationName !== 'none' && seconds(style.animationDuration) > 0.01) ||
              style.scrollBehavior === 'smooth'
            );
          }),
        )
        .map(({outerHTML}) => outerHTML.slice(0, 80));
    });
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 360, height: 700});
  for (const route of ['/', '/docs/basics/', TASK_PAGE]) {
    await open(page, route);
    expect(await listMoving(), route).toEqual([]);
  }
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  expect(await listMoving(), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await new SearchWindow(page).open();
  expect(await listMoving(), 'search').toEqual([]);
});

test.describe('on paper', () => {
  /** Elements that are only useful on a screen. */
  const CHROME =
    '.navbar, .footer, [role=banner], .theme-doc-sidebar-container, .theme-doc-breadcrumbs, .theme-doc-toc-mobile, .theme-doc-toc-desktop, .hash-link, button';

  async function list(page: Page, selector: string, drawn: boolean): Promise<string[]> {
    return page
      .locator(selector)
      .evaluateAll(
        (elements, shown) =>
          elements
            .filter((element) => element.checkVisibility({checkVisibilityCSS: true}) === shown)
            .map(({outerHTML}) => outerHTML.slice(0, 80)),
        drawn,
      );
  }

  for (const route of ['/', '/docs/basics/', TASK_PAGE, ERROR_CODES]) {
    test(`${route} is complete, black on white, without navigation and controls`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
      await open(page, route);
      await page.emulateMedia({media: 'print'});
      // The browser fires this event before it prints.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      // A4 without the margins of the browser, at 96 px per inch.
      await page.setViewportSize({width: 718, height: 1047});
      await expect.poll(() => list(page, CHROME, true)).toEqual([]);
      const text = ':is(.markdown, main[data-page])';
      const parts = `${text} :is(h1, h2, h3, li, tr, th, td, figure, dd):not([data-print=no] *, [data-long]:not([open]) *)`;
      expect(await page.locator(parts).count()).toBeGreaterThan(10);
      expect(await list(page, parts, false)).toEqual([]);
      await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
      const wide = () =>
        page
          .locator(`${text} :is(p, li, table, figure, pre)`)
          .evaluateAll((all) =>
            all
              .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
              .map(({outerHTML}) => outerHTML.slice(0, 80)),
          );
      await expect.poll(wide, 'wider than the paper').toEqual([]);
    });
  }

  test('a page has its address, boxes to tick, and addresses of other sites', async ({page}) => {
    await open(page, TASK_PAGE);
    await page.emulateMedia({media: 'print'});
    await page
      .locator('.markdown a[href]')
      .first()
      .evaluate((link) => link.setAttribute('href', 'https://other.example/'));
    const contents = (selector: string, part: string) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, pseudo) => all.map((each) => getComputedStyle(each, pseudo).content),
          part,
        );
    expect(await contents('.markdown', '::after')).toEqual([expect.stringContaining(TASK_PAGE)]);
    expect(new Set(await contents('li[data-step]', '::before'))).toEqual(new Set(['""']));
    const links = await contents('.markdown a[href]', '::after');
    expect(links.filter((content) => content.includes('://'))).toEqual([
      expect.stringContaining('https://other.example/'),
    ]);
  });
});

test.describe('with forced colours', () => {
  // Windows has palettes like this one. A dark palette best shows what keeps the colours of a light page.
  test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active'}});

  /** Lists text and pictures that cannot be told from their background, and images that stay black. */
  function listInvisible(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        return alpha === 0 ? undefined : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const differs = (colour: string, ground: number) =>
        Math.abs((luminance(colour) ?? ground) - ground) > 60;
      const groundOf = (element: Element | null): number => {
        const own = element ? luminance(getComputedStyle(element).backgroundColor) : 0;
        return own ?? groundOf(element?.parentElement ?? null);
      };
      const isInvisible = (element: Element) => {
        if (element instanceof SVGSVGElement) {
          const ground = groundOf(element.parentElement);
          return ![...element.querySelectorAll('*')].some((shape) => {
            const {color, fill, stroke} = getComputedStyle(shape);
            // A sprite’s shapes, which cannot be selected here, have the colour of the text.
            const paints = shape instanceof SVGUseElement ? [color] : [fill, stroke];
            return paints.some((paint) => paint.startsWith('rgb') && differs(paint, ground));
          });
        }
        const isBlackImage = ['::before', '::after'].some((pseudo) => {
          const {backgroundImage, content, filter} = getComputedStyle(element, pseudo);
          return content !== 'none' && backgroundImage.startsWith('url') && !/invert/.test(filter);
        });
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        return (
          isBlackImage ||
          (element instanceof HTMLElement &&
            hasText &&
            !differs(getComputedStyle(element).color, groundOf(element)))
        );
      };
      return [...document.body.querySelectorAll('*')]
        .filter((element) =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
        )
        .filter(isInvisible)
        .map(({outerHTML}) => outerHTML.slice(0, 90));
    });
  }

  for (const route of ['/', TASK_PAGE, '/docs/basics/', ERROR_CODES, `${SEARCH_ROUTE}?q=attach`]) {
    test(`${route} is visible`, async ({page}) => {
      await openWhole(page, route);
      await openAll(page.locator('article details'));
      expect(await listInvisible(page)).toEqual([]);
    });
  }

  test('what is current differs from the rest', async ({page}) => {
    await open(page, TASK_PAGE);
    for (const [link, line] of [
      ['.navbar__link--active', 'underline'],
      ['.navbar__link:not(.navbar__link--active)', 'none'],
      ['.menu__link--active:not(.menu__link--sublist)', 'underline'],
      ['.menu__link:not(.menu__link--active)', 'none'],
    ] as const) {
      await expect(page.locator(link).first()).toHaveCSS('text-decoration-line', line);
    }
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await open(page, `${ERROR_CODES}#mt5-10027`);
    await expect(page.locator('#mt5-10027')).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('#mt5-10026')).toHaveCSS('outline-style', 'none');
    const current = page.locator('.table-of-contents__link--active').first();
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  });

  test('hits and their marks are visible in the window', async ({page}) => {
    const modal = new SearchWindow(page);
    await open(page, '/');
    await modal.search('attach');
    await expect(modal.chosen).toHaveCSS('outline-style', 'solid');
    await expect(modal.marks.first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    // The link to all results lies over the rows.
    await expect(modal.seeAll.locator('..')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await listInvisible(page)).toEqual([]);
  });
});
