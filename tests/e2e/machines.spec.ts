import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, holdRequests, open, test} from './fixtures';

const BUILD_DIR = path.resolve(__dirname, '../../build');
const PAGE = '/docs/r10/drawdown';

/** Stops the timers of the page, whose clock is a test's: it says "Copied" for four seconds only. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 10_000);

async function openAndStopTime(page: Page, route: string): Promise<void> {
  await page.clock.install();
  await open(page, route);
  await stopTime(page);
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const button = (page: Page) => page.getByRole('button', {name: /cop/i}).first();

test.describe('copy page', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the Markdown of the page and says so', async ({page}) => {
    await openAndStopTime(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(button(page)).toHaveText('Copied');
    await expect(button(page).locator('[aria-live=polite]')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(readFileSync(path.join(BUILD_DIR, `${PAGE}.md`), 'utf8'));
    await page.clock.runFor(4000);
    await expect(button(page)).toHaveText('Copy page');
  });

  test('copies the page that was navigated to', async ({page}) => {
    await page.clock.install();
    await open(page, PAGE);
    await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('R-10').click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('R-10 manual');
    await stopTime(page);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(button(page)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^# R-10 manual\n/);
  });

  test('works where the browser copies only finished text', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await openAndStopTime(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(button(page)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^# Drawdown/);
  });

  test('is also on a generated index', async ({page}) => {
    await openAndStopTime(page, '/docs/category/r-25');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(button(page)).toHaveText('Copied');
    expect(await clipboard(page)).toMatch(/^# R-25\n/);
  });
});

test.describe('copy page says in words why it did not', () => {
  test.use({expectedProblems: /Failed to load resource/, permissions: ['clipboard-write']});

  for (const [name, respond] of [
    ['offline', {abort: true}],
    ['the host answers with a page', {status: 200, contentType: 'text/html', body: '<html>'}],
  ] as const) {
    test(name, async ({page}) => {
      await page.route('**/*.md', (route) =>
        'abort' in respond ? route.abort('internetdisconnected') : route.fulfill(respond),
      );
      await open(page, PAGE);
      await page.getByRole('button', {name: 'Copy page'}).click();
      await expect(page.getByRole('alert')).toHaveText('Not copied: the text did not load.');
      await expect(button(page)).toHaveText('Copy page');
    });
  }

  test('also right after a success', async ({page}) => {
    await holdRequests(page);
    await openAndStopTime(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(button(page)).toHaveText('Copied');
    await page.route('**/*.md', (route) => route.abort('internetdisconnected'));
    await button(page).click();
    await expect(page.getByRole('alert')).toHaveText('Not copied: the text did not load.');
    await expect(button(page)).toHaveText('Copy page');
  });

  test('the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused by a test'));
    });
    await open(page, PAGE);
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('alert')).toHaveText('Not copied: the browser refused.');
  });
});

test('without JavaScript the button is hidden', async ({browser, watchProblems}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  await watchProblems(context);
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  await expect(page.getByText('Copy page')).toBeHidden();
  await context.close();
});

test('the link to the twin changes with the page', async ({page}) => {
  const twin = page.locator('link[rel=alternate][type="text/markdown"]');
  await open(page, PAGE);
  await expect(twin).toHaveAttribute('href', `${PAGE}.md`);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByText('Home').click();
  await expect(twin).toHaveAttribute('href', '/index.md');
  await open(page, '/search?q=lot');
  await expect(twin).toHaveCount(0);
});

test('the theme colour is that of the navbar, in the mode of the page', async ({page}) => {
  const colours = () =>
    page.evaluate(() => {
      const sample = document.createElement('i');
      sample.style.color =
        document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '';
      document.body.append(sample);
      const theme = getComputedStyle(sample).color;
      sample.remove();
      const navbar = document.querySelector('.navbar');
      return {theme, navbar: navbar && getComputedStyle(navbar).backgroundColor};
    });
  const seen = new Set<string>();
  const check = async () => {
    await expect
      .poll(async () => {
        const {theme, navbar} = await colours();
        return theme === navbar;
      })
      .toBe(true);
    seen.add((await colours()).theme);
  };
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/');
  await check();
  await page.getByRole('button', {name: /dark and light mode/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await check();
  await page.reload();
  await check();
  expect(seen.size).toBe(2);
});
