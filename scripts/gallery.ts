// Takes pictures of eleven pages, in both modes and at five widths, for the review of a change:
// `npm run build && npm run gallery` writes them into gallery/, and the README's pictures.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {type Browser, chromium} from '@playwright/test';
import {browserArgs, findBrowser} from './browser';
import {command} from './command';
import {startServer} from './server';
import {productsWithTasks} from '../src/data/tasks';

const BUILD_DIR = path.resolve(__dirname, '../build');
const GALLERY_DIR = path.resolve(__dirname, '../gallery');

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
const WIDTHS = [360, 768, 1000, 1440, 1920];
/** In CSS pixels. The rest of a page is cut off: a picture shows the design, not the whole text. */
const MAX_HEIGHT = 2400;

/** The README's pictures: the first screen of two pages. */
const README_PICTURES = [
  {file: 'readme-light.png', page: '/', mode: 'light'},
  {file: 'readme-dark.png', page: `/docs/${product}/mt5/setup/attach_ea`, mode: 'dark'},
] as const;
const README_DIR = path.resolve(__dirname, '../.github');

async function shootPages(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  for (const [index, route] of PAGES.entries()) {
    const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    for (const mode of ['light', 'dark']) {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        await page.goto(origin);
        await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
        await page.goto(origin + route, {waitUntil: 'networkidle'});
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({width, height: Math.min(height, MAX_HEIGHT)});
        const file = `${index}-${name}-${mode}-${width}.png`;
        await page.screenshot({path: path.join(GALLERY_DIR, file)});
      }
    }
  }
  await page.close();
}

async function shootForReadme(browser: Browser, origin: string): Promise<void> {
  for (const {file, page: route, mode} of README_PICTURES) {
    const page = await browser.newPage({viewport: {width: 1280, height: 800}});
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(origin + route, {waitUntil: 'networkidle'});
    await page.screenshot({path: path.join(README_DIR, file)});
    await page.close();
  }
}

command(async () => {
  rmSync(GALLERY_DIR, {recursive: true, force: true});
  mkdirSync(GALLERY_DIR);
  const server = await startServer(BUILD_DIR, {port: 0});
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  try {
    await shootPages(browser, server.origin);
    await shootForReadme(browser, server.origin);
    console.log(`The pictures are in ${GALLERY_DIR}.`);
  } finally {
    await browser.close();
    await server.close();
  }
});
