import type {Page} from '@playwright/test';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './fixtures';

const FOLDER = path.resolve(__dirname, '../../build/assets/js');
const START = '/docs/basics/';

const THROWING = {contentType: 'text/javascript', body: 'throw new Error("provoked by a test")'};

/** URL pattern of a script that every page has, by the beginning of its name. */
function script(name: string): string {
  const file = readdirSync(FOLDER).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith('.js'),
  );
  if (file === undefined) {
    throw new Error(`The build has no script "${name}".`);
  }
  return `**/assets/js/${file}`;
}

/** What a page is for, without a script of ours: text, both platforms, links. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  // The text of the other platform waits for the scripts for a while.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(1);
  const boxes = [];
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('p').first()).toHaveText(/^MetaTrader [45]$/);
    await expect(panel.locator('p').first()).toBeVisible();
    boxes.push(await panel.boundingBox());
  }
  const [first, second] = boxes;
  expect(second?.y, 'panels one below the other').toBeGreaterThanOrEqual(
    (first?.y ?? 0) + (first?.height ?? 0),
  );
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'R-50'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('R-50 manual');
}

test.describe('scripts that fail half-way', () => {
  test.use({expectedProblems: /Failed to load resource|provoked by a test|Loading (CSS )?chunk/});

  for (const [name, file] of [
    ['the main script', 'main'],
    ['the runtime', 'runtime~main'],
    ['the frame', 'frame'],
  ] as const) {
    test(`${name} does not come: the text is there`, async ({page}) => {
      await page.route(script(file), (route) => route.abort());
      await page.goto(START);
      await expectReadable(page);
    });

    test(`${name} throws: the text is there`, async ({page}) => {
      await page.route(script(file), (route) => route.fulfill(THROWING));
      await page.goto(START);
      await expectReadable(page);
    });
  }
});
