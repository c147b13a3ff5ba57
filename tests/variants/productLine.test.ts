import {spawnSync} from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {browserArgs, findBrowser} from '../../scripts/browser';
import {copyProject} from '../../scripts/copyProject';
import {build} from '../../scripts/run';
import {startServer} from '../../scripts/server';

const UNIT_RESULTS = 'test-results/product-line.json';

/** Replaces a text in a file, which has to contain it. */
function edit(file: string, find: string, replace: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(find, replace);
  expect(after, `${file} contains ${find}`).not.toBe(before);
  writeFileSync(file, after);
}

/** Copies the pages of a product for another product: they are thin files over the same partials. */
function copyPages(copy: string, from: {id: string; label: string}, to: typeof from): void {
  const folder = path.join(copy, 'docs', to.id);
  cpSync(path.join(copy, 'docs', from.id), folder, {recursive: true});
  renameSync(path.join(folder, `${from.id}.mdx`), path.join(folder, `${to.id}.mdx`));
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const page = path.join(folder, file);
    if (statSync(page).isFile()) {
      const text = readFileSync(page, 'utf8').replaceAll(from.label, to.label);
      writeFileSync(page, text.replaceAll(from.id, to.id));
    }
  }
}

// Follows the README: add a line in products.ts, the pages, and the routes in the tests' route table.
describe('two more product lines', () => {
  let copy: string;
  beforeAll(() => {
    copy = copyProject('manual-product-line', ['bench']);
    const inCopy = (file: string) => path.join(copy, file);
    const r50 = {id: 'r50', label: 'R-50'};
    const rx5 = {id: 'rx5', label: 'R-X5'};
    edit(
      inCopy('src/data/products.ts'),
      "  {id: 'r400',",
      `  {id: 'r75', label: 'R-75', scope: 'full', path: '/docs/r75/'},
  {id: 'rx75', label: 'R-X75', scope: 'landing', path: '/docs/rx75/'},
  {id: 'r400',`,
    );
    copyPages(copy, r50, {id: 'r75', label: 'R-75'});
    copyPages(copy, rx5, {id: 'rx75', label: 'R-X75'});
    edit(inCopy('tests/fixtures/routes.ts'), "'r50',", "'r50', 'r75',");
    edit(
      inCopy('tests/fixtures/routes.ts'),
      "  '/docs/rx5/',",
      "  '/docs/rx5/',\n  '/docs/rx75/',",
    );
    if (!build(copy)) {
      throw new Error('The copy with two more product lines could not be built; see above.');
    }
  }, 300_000);
  afterAll(() => rmSync(copy, {recursive: true}));

  test('pass their unit tests and the tests of their build', () => {
    const {status, stdout, stderr} = spawnSync(
      path.join(copy, 'node_modules/.bin/vitest'),
      [
        ...['run', '--project', 'unit', '--project', 'build'],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
      ],
      {cwd: copy, encoding: 'utf8', maxBuffer: 1e8},
    );
    expect(status, stdout.slice(-5000) + stderr.slice(-5000)).toBe(0);
  }, 300_000);

  describe('the navbar with ten manuals', () => {
    let page: Page;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const server = await startServer(path.join(copy, 'build'), {port: 0});
      const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
      page = await browser.newPage({viewport: {width: 1000, height: 700}});
      await page.goto(`${server.origin}/docs/r75/`);
      await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
      close = async () => {
        await browser.close();
        await server.close();
      };
    }, 60_000);
    afterAll(() => close());

    /** Pairs of parts that overlap, and labels on more than one line. */
    const findFaults = () =>
      page.evaluate(() => {
        const bar = document.querySelector('.navbar__inner');
        const parts = [...(bar?.querySelectorAll('.navbar__title, .navbar__link, button') ?? [])];
        const boxes = parts
          .map((part) => ({name: part.textContent, box: part.getBoundingClientRect()}))
          .filter(({box}) => box.width > 0);
        const overlapping = boxes.flatMap(({name, box}, index) =>
          boxes
            .slice(index + 1)
            .filter((other) => box.right > other.box.left + 0.5 && other.box.right > box.left + 0.5)
            .map((other) => `${name} and ${other.name}`),
        );
        const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
        return [...overlapping, ...(wide ? ['the page scrolls sideways'] : [])];
      });

    test('fits at 1000 px', async () => {
      expect(await findFaults()).toEqual([]);
    });

    test('also fits with the letter spacing of WCAG 1.4.12', async () => {
      const spacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      expect(await findFaults()).toEqual([]);
    });

    test('has a menu for the manuals that do not fit, which opens by keyboard', async () => {
      const menu = page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'More'});
      await menu.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', {name: 'R-C100'}).first().click();
      await page.waitForURL('**/docs/rc100/');
    });
  });
});
