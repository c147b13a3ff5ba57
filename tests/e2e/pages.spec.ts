import type {Page} from '@playwright/test';
import {platformList} from '../../src/data/platforms';
import {products} from '../../src/data/products';
import {ERROR_CODES, stopLink} from '../../src/data/supportPages';
import {taskPath, tasks} from '../../src/data/tasks';
import {firstProduct, secondProduct} from '../fixtures/fullProducts';
import {TASK_PAGE} from '../fixtures/routes';
import {expect, hold, MAIN_SCRIPT, open, test, waitForHydration} from './fixtures';
import {LogReader} from './logReader';
import {SearchWindow} from './searchWindow';
import {drawInTypeface} from './typeface';

const PREPARE = `/docs/${firstProduct.id}/mt5/setup/prepare_chart`;
const ATTACH = `/docs/${firstProduct.id}/mt5/setup/attach_ea`;
const DRAWDOWN = `/docs/${firstProduct.id}/drawdown`;
const QUESTIONS = '/docs/support/faq/setup';

const bar = (page: Page) => page.getByRole('navigation', {name: 'Platform, product and step'});
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

test.describe('the bar of platform, product and step', () => {
  test('leads to the same page for the other platform, and another product', async ({page}) => {
    await open(page, ATTACH);
    await bar(page).getByRole('link', {name: 'MT4'}).click();
    await expect(page).toHaveURL(ATTACH.replace('mt5', 'mt4'));
    // The search and the reader of logs begin with it. Readers of earlier editions have stored it under this key.
    const platform = () => page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'));
    await expect.poll(platform).toBe('mt4');
    await expect(bar(page).locator('[aria-current]')).toHaveText([
      'MT4',
      firstProduct.label,
      'Attach',
    ]);
    await bar(page).getByRole('link', {name: secondProduct.label}).click();
    await expect(page).toHaveURL(`/docs/${secondProduct.id}/mt4/setup/attach_ea`);
  });

  test('has only products on a page for both platforms', async ({page}) => {
    await open(page, DRAWDOWN);
    await bar(page).getByRole('link', {name: secondProduct.label}).click();
    await expect(page).toHaveURL(`/docs/${secondProduct.id}/drawdown`);
    await expect(bar(page).getByRole('link', {name: /MT/})).toHaveCount(0);
  });

  test('leaves the first step on the first screen of a phone', async ({page}) => {
    const height = 844;
    await page.setViewportSize({width: 390, height});
    for (const platform of platformList) {
      for (const {id} of tasks) {
        await open(page, taskPath(firstProduct.id, platform.id, id));
        const step = await page.locator('[data-step]').first().boundingBox();
        expect(step?.y, `${platform.id} ${id}`).toBeLessThan(height * 0.6);
      }
    }
  });
});

test('the first screen of a phone has each product, and the way to stop an EA', async ({page}) => {
  const height = 844;
  await page.setViewportSize({width: 390, height});
  await open(page, '/');
  await drawInTypeface(page);
  const main = page.getByRole('main');
  for (const name of [...products.map(({label}) => label), stopLink.label]) {
    await expect(main.getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
  const field = await new LogReader(page).field.boundingBox();
  expect(field?.y).toBeLessThan(height * 1.3);
});

test('the way to stop an EA is in the menu of a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const link = {name: stopLink.label, exact: true};
  await open(page, ERROR_CODES);
  await menuButton(page).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', link).click();
  await expect(page).toHaveURL(stopLink.path);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', {name: /^Stop the EA/}).first()).toBeInViewport();
});

test.describe('the steps that stop an EA', () => {
  const places = (page: Page) => page.locator('article details[data-fold=sections]');

  test('begin on the first screen of a phone, with the state to reach', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/support/');
    await expect(page.locator('article ol > li').first().locator('p')).toBeInViewport({ratio: 1});
    await expect(page.getByRole('img', {name: /until its icon is red/})).toBeInViewport();
  });

  for (const id of ['stop-computer-phone', 'stop-hosting', 'stop-hosting-phone']) {
    test(`are shown at #${id}`, async ({page}) => {
      await open(page, `/docs/support/#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      const list = page.locator(`details:has(#${id})`).getByRole('list').last();
      await expect(list).toBeVisible();
    });
  }

  test('are open without scripts, or open by a click', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto('/docs/support/');
    await expect(places(page).first().locator('li').first()).toBeVisible();
    await places(page).last().locator('summary').click();
    await expect(places(page).last().locator('li').first()).toBeVisible();
    await context.close();
  });

  test('are all on paper', async ({page}) => {
    await open(page, '/docs/support/');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({media: 'print'});
    for (const place of await places(page).all()) {
      await expect(place.locator('li').first()).toBeVisible();
    }
  });
});

test('a drawing is beside its step in a wide window, and below the sentence on a phone', async ({
  page,
}) => {
  await open(page, ATTACH);
  const drawing = page.getByRole('img', {name: /Navigator/});
  const sentence = page.locator('[data-step]:has(#drag-the-ea) > p').first();
  for (const [width, isBeside] of [
    [1440, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    const place = async () => {
      const [text, picture] = [await sentence.boundingBox(), await drawing.boundingBox()];
      return {
        beside: (picture?.x ?? 0) > (text?.x ?? 0) + (text?.width ?? 0),
        below: (picture?.y ?? 0) >= (text?.y ?? 0) + (text?.height ?? 0),
      };
    };
    await expect.poll(place, `${width} px`).toEqual({beside: isBeside, below: !isBeside});
  }
});

test.describe('folded text', () => {
  const details = (page: Page) => page.locator('article details[data-fold=details]');
  const sections = (page: Page) => page.locator('article details[data-fold=sections]');
  const opened = (page: Page) => page.locator('article details[data-fold][open]');

  for (const [what, address, part] of [
    ['the details of a step', `${ATTACH}#dll-permission`, '[data-step]:has(#dll-permission) > *'],
    ['the details around it', `${PREPARE}#check-the-spelling`, ':has(#check-the-spelling)'],
    ['its question', `${QUESTIONS}#which-password`, ':has(> summary #which-password)'],
  ] as const) {
    test(`an address opens only ${what}`, async ({page}) => {
      const id = new URL(address, 'https://manual.test').hash;
      await open(page, address);
      await expect(opened(page)).toHaveCount(1);
      await expect(page.locator(`${part}:is(details)`).last()).toHaveAttribute('open');
      await expect(page.locator(id)).toBeInViewport();
    });
  }

  test('a link on the same page opens it', async ({page}) => {
    await page.setViewportSize({width: 1400, height: 800});
    await open(page, ATTACH);
    await page.locator('.table-of-contents a[href="#dll-permission"]').click();
    await expect(opened(page)).toHaveCount(1);
    await expect(page.locator('#dll-permission')).toBeInViewport();
  });

  test('is open again when a reader comes back from a link in it', async ({page}) => {
    await open(page, QUESTIONS);
    const answer = sections(page)
      .filter({has: page.locator('p a[href^="/docs/basics/"]')})
      .first();
    await answer.locator('> summary').click();
    await answer.locator('p a[href^="/docs/basics/"]').first().click();
    await expect(page).toHaveURL(/\/docs\/basics\//);
    await page.goBack();
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('> summary')).toBeInViewport();
  });

  test('a hit of the search opens it', async ({page}) => {
    await open(page, PREPARE);
    const modal = new SearchWindow(page);
    await modal.search('check the spelling r-10');
    await modal.hits.filter({hasText: 'Check the spelling'}).first().click();
    await expect(page).toHaveURL(/#check-the-spelling$/);
    await expect(page.locator('#check-the-spelling')).toBeInViewport();
  });

  test('is opened and folded again by one button', async ({page}) => {
    await open(page, QUESTIONS);
    const all = await sections(page).count();
    await expect(opened(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Show all answers'}).click();
    await expect(opened(page)).toHaveCount(all);
    // The button counts what a reader opens and folds one by one.
    await sections(page).first().locator('> summary').click();
    await page.getByRole('button', {name: 'Show all answers'}).click();
    await page.getByRole('button', {name: 'Hide all answers'}).click();
    await expect(opened(page)).toHaveCount(0);
  });

  test('opens without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
    const page = await context.newPage();
    await page.goto(QUESTIONS);
    await expect(page.getByRole('button', {name: 'Show all answers'})).toBeHidden();
    await sections(page).first().locator('summary').click();
    await expect(sections(page).first().locator('p').first()).toBeVisible();
    await context.close();
  });

  test('is open on paper, and afterwards as before', async ({page}) => {
    await open(page, ATTACH);
    await details(page).first().locator('summary').click();
    await page.evaluate(() => {
      // Some browsers fire the first event twice.
      dispatchEvent(new Event('beforeprint'));
      addEventListener('beforeprint', () => {
        const folded = document.querySelectorAll('article details:not([open])').length;
        document.documentElement.dataset.foldedOnPaper = String(folded);
      });
    });
    await page.pdf();
    await expect(page.locator('html')).toHaveAttribute('data-folded-on-paper', '0');
    await expect(opened(page)).toHaveCount(1);
  });
});

test.describe('a glossary term', () => {
  const term = (page: Page) => page.locator('article a[href*="#term-"]').first();
  const definition = (page: Page) => page.getByRole('tooltip');

  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, '/docs/basics/');
  });

  test('shows its definition on keyboard focus, and Escape closes it', async ({page}) => {
    await term(page).focus();
    await expect(definition(page)).toBeInViewport({ratio: 1});
    await expect(term(page)).toHaveAccessibleDescription(await definition(page).innerText());
    await page.keyboard.press('Escape');
    await expect(definition(page)).toBeHidden();
    await expect(term(page)).toBeFocused();
  });

  test('shows its definition on hover, and the mouse can move onto it', async ({page}) => {
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.getByRole('heading', {level: 1}).hover();
    await expect(definition(page)).toBeHidden();
  });

  test('links to its entry, which is marked', async ({page}) => {
    await term(page).click();
    await expect(page).toHaveURL(/\/docs\/basics\/#term-/);
    const entry = page.locator('dt[data-target]');
    await expect(entry).toHaveId(new URL(page.url()).hash.slice(1));
    await expect(entry).toBeInViewport();
  });
});

test.describe('what the theme gets wrong', () => {
  const stored = (page: Page) => page.evaluate(() => ({...localStorage}));

  test('the colour mode of the reader stays when the system changes', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, DRAWDOWN);
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await stored(page)).toMatchObject({theme: 'dark'});
    }
  });

  test('the colour mode is there before scripts, and its button never names the wrong one', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await hold(page, MAIN_SCRIPT);
    // The `load` event may never come, because requests are held back.
    await page.goto(DRAWDOWN, {waitUntil: 'commit'});
    const toggle = page.getByRole('button', {name: /dark and light mode/});
    await expect(toggle).toHaveAccessibleName('Switch between dark and light mode');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await waitForHydration(page);
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
    await toggle.press('Enter');
    await expect(toggle).toHaveAccessibleName(/currently light mode/);
    await expect(toggle).toBeFocused();
  });

  test('a dismissed announcement is shown again under a new id', async ({page}) => {
    const banner = page.getByRole('banner');
    await open(page, '/');
    await page.getByRole('button', {name: 'Close'}).click();
    await page.reload();
    await waitForHydration(page);
    await expect(banner).toBeHidden();
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an older one'));
    await page.reload();
    await expect(banner).toBeVisible();
  });

  test('a category of the sidebar opens and closes with Space', async ({page}) => {
    await open(page, DRAWDOWN.replace('drawdown', ''));
    const category = page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('button', {name: 'Set up on MT4'});
    for (const expanded of ['false', 'true']) {
      await category.press('Space');
      await expect(category).toHaveAttribute('aria-expanded', expanded);
    }
  });

  test('the button to the top works, without motion for those who want none', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, ERROR_CODES);
    const top = page.getByRole('button', {name: 'Scroll back to top'});
    const scrolled = () => page.evaluate(() => scrollY);
    // The wheel may still turn when its call returns, and would then move the page after the click.
    await page.mouse.wheel(0, 1000);
    await expect.poll(scrolled).toBe(1000);
    await page.mouse.wheel(0, -400);
    await expect.poll(scrolled).toBe(600);
    await expect(top).toBeVisible();
    await top.click();
    await expect.poll(scrolled).toBe(0);
  });

  test('the mobile menu takes the focus, and Escape returns it to its button', async ({page}) => {
    await page.setViewportSize({width: 360, height: 700});
    await open(page, TASK_PAGE);
    await menuButton(page).press('Enter');
    const close = page.getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();

    // Escape closes one thing at a time.
    const modal = new SearchWindow(page);
    await close.focus();
    await modal.open();
    await modal.close();
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('the focus', () => {
  /** What has the focus, if it is not marked or not in view (WCAG 2.4.7 and 2.4.11); null once nothing has it. */
  const lost = (page: Page) =>
    page.evaluate((): string | null => {
      const element = document.activeElement;
      if (!element || element === document.body) {
        return null;
      }
      const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
      const isMarked =
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      const isInView = [...element.getClientRects()].some(({left, right, top, bottom}) => {
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      });
      return isMarked && isInView ? '' : element.outerHTML.slice(0, 100);
    });

  for (const [key, path, width] of [
    ['Tab', TASK_PAGE, 1280],
    ['Tab', TASK_PAGE, 360],
    ['Shift+Tab', '/docs/support/', 1280],
  ] as const) {
    test(`is always seen: ${key} at ${width} px`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 500});
      await open(page, path);
      if (key === 'Shift+Tab') {
        await page.locator('.footer a').last().focus();
      }
      const found: string[] = [];
      let presses = 0;
      for (; presses < 400; presses += 1) {
        await page.keyboard.press(key);
        const now = await lost(page);
        if (now === null) {
          break;
        }
        found.push(now);
      }
      expect(presses).toBeGreaterThan(30);
      expect(found.filter(Boolean)).toEqual([]);
    });
  }

  test('is seen after Escape, although a click came before', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, TASK_PAGE);
    await menuButton(page).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveCSS('outline-style', 'solid');
  });
});
