// Takes pictures of eleven pages, in both modes and at five widths, for the review of a change:
// `npm run build && npm run gallery` writes them into gallery/, and the README's pictures.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {productsWithTasks} from '../src/data/tasks';
import {withBrowser, withSite} from './browser';
import {command} from './command';
import {ROOT} from './run';

/** The product whose pages are in the pictures. */
const product = productsWithTasks[0]?.id ?? '';

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs',
  '/docs/basics/',
  `/docs/${product}/`,
  `/docs/${product}/mt4/setup/install_ea`,
  `/docs/${product}/configuration/settings`,
  `/docs/${product}/drawdown`,
  '/docs/support/',
  '/docs/support/troubleshooting/error-codes',
  '/docs/basics/#glossary',
  '/search?q=lost%20connection',
];
const MODES = ['light', 'dark'];
const WIDTHS = [360, 768, 1000, 1440, 1920];
/** In CSS pixels. The rest of a page is cut off: a picture shows the design, not the whole text. */
const MAX_HEIGHT = 2400;

command(() =>
  withSite((origin) =>
    withBrowser(async (browser) => {
      /** Takes a picture of the upper part of a page; a file is a path from the root of the project. */
      async function shoot(
        address: string,
        mode: string,
        width: number,
        height: number,
        file: string,
      ) {
        const viewport = {width, height: Math.min(height, 900)};
        const page = await browser.newPage({viewport, reducedMotion: 'reduce'});
        await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(origin + address, {waitUntil: 'networkidle'});
        const y = await page.evaluate(() => window.scrollY);
        const clip = {x: 0, y, width, height};
        await page.screenshot({path: path.join(ROOT, file), fullPage: true, clip});
        await page.close();
      }

      rmSync(path.join(ROOT, 'gallery'), {recursive: true, force: true});
      for (const [index, address] of PAGES.entries()) {
        const name = address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        for (const mode of MODES) {
          for (const width of WIDTHS) {
            const file = `gallery/${index}-${name}-${mode}-${width}.png`;
            await shoot(address, mode, width, MAX_HEIGHT, file);
          }
        }
      }
      const task = `/docs/${product}/mt5/setup/attach_ea`;
      await shoot('/', 'light', 1280, 800, '.github/readme-light.png');
      await shoot(task, 'dark', 1280, 800, '.github/readme-dark.png');
      console.log('The pictures are in gallery/.');
    }),
  ),
);
