// cspell:ignore trel
import type {Page} from '@playwright/test';
import {record} from '../fixtures/searchRecords';
import {expect, open, test, waitForHydration} from './fixtures';
import {serveRecords} from './searchWindow';
import {firstProduct} from '../fixtures/fullProducts';

const MALFORMED = '%E0%A4%A';

const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Expects that the page still works: a click leads to another page without a reload. */
async function expectAlive(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: firstProduct.label, exact: true})
    .click();
  await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
}

test.describe('a query in the address', () => {
  test('is searched as text', async ({page}) => {
    await serveRecords(page, [record({route: '/docs/support/', headings: ['Kestrel']})]);
    for (const [name, parameter, shown] of [
      ['bytes that are not UTF-8', MALFORMED, '\uFFFD%A'],
      ['control characters', 'kes%00%07%1B%7F%C2%85trel', 'kes\0\u0007\u001B\u007F\u0085trel'],
      ['several values', 'kestrel&q=other', 'kestrel'],
    ] as const) {
      await test.step(name, async () => {
        await open(page, `/search?q=${parameter}`);
        await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(shown);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
        await expectAlive(page);
      });
    }
  });
});

test.describe('a hash', () => {
  test('without a target leaves the page as it is', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/#no-such-place`);
    await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
    await expectAlive(page);
  });

  test('that is malformed is dropped on a first load', async ({page}) => {
    await open(page, `/docs/${firstProduct.id}/#${MALFORMED}`);
    await expect(page).toHaveURL(`/docs/${firstProduct.id}/`);
    await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
    await expectAlive(page);
  });

  for (const [name, act] of [
    ['entered into the address of an open page', (hash: string) => void (location.hash = hash)],
    [
      'in a link on the page',
      (hash: string) => {
        const link = Object.assign(document.createElement('a'), {href: `#${hash}`});
        document.querySelector('main')?.append(link);
        link.click();
      },
    ],
  ] as const) {
    test(`that is malformed and ${name} is dropped`, async ({page}) => {
      await open(page, `/docs/${firstProduct.id}/`);
      await page.evaluate(act, MALFORMED);
      await expect(page).toHaveURL(`/docs/${firstProduct.id}/`);
      await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
      await expectAlive(page);
    });
  }
});

test.describe('a path that is malformed', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  test('is answered with the not-found page', async ({page, request}) => {
    for (const path of [`/docs/${MALFORMED}`, '/docs/%00']) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await waitForHydration(page);
        await expect(heading(page)).toHaveText('Page not found');
        await page.evaluate(() => (location.hash = 'anywhere'));
        await expect(page).toHaveURL(/#anywhere$/);
        await expectAlive(page);
        expect((await request.get(`/docs/${firstProduct.id}/`)).status(), 'the server lives').toBe(
          200,
        );
      });
    }
  });
});

test.describe('a path in another spelling', () => {
  test.use({expectedProblems: /404 \(Not Found\)/});

  test('leads to the page', async ({page, baseURL}) => {
    for (const path of [
      `/docs/${firstProduct.id.toUpperCase()}/`,
      `//docs/${firstProduct.id}/`,
      `//docs/${firstProduct.id}/index.html`,
    ]) {
      await test.step(path, async () => {
        await page.goto(`${baseURL}${path}?a=B#faq`);
        await expect(page).toHaveURL(`/docs/${firstProduct.id}/?a=B#faq`);
        await waitForHydration(page);
        await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
      });
    }
  });

  test('keeps the page that the server has sent', async ({page, request}) => {
    const path = `/docs/${firstProduct.id}/`;
    const archived = `/web/2026/https://archive.test${path}`;
    await page.route(`**${archived}*`, async (route) =>
      route.fulfill({response: await request.get(path)}),
    );
    for (const other of [path.replace(/.$/, '%2F'), path.replace('/docs/', '/docs%2F'), archived]) {
      await test.step(other, async () => {
        await page.goto(`${other}?a=B#faq`);
        await waitForHydration(page);
        await expect(page).toHaveURL(`${path}?a=B#faq`);
        await expect(heading(page)).toHaveText(`${firstProduct.label} manual`);
        await expectAlive(page);
      });
    }
  });

  test('leads to the not-found page if it is malformed as well', async ({page, baseURL}) => {
    await page.goto(`${baseURL}//x/${MALFORMED}`);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('/DOCS/no-page leads to the not-found page', async ({page}) => {
    await page.goto('/DOCS/no-page');
    await expect(page).toHaveURL('/docs/no-page');
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('the title of an address without a page says so', async ({page}) => {
    for (const path of ['/no-page', '/docs/no-page', `/docs/${firstProduct.id}/no-page`]) {
      await page.goto(path);
      await waitForHydration(page);
      await expect(page, path).toHaveTitle(/^Page not found \|/);
    }
  });
});
