// Takes pictures of eleven pages, in both modes and at five widths, for the review of a change:
// `npm run build && npm run gallery` writes gallery/index.html, gallery/sheet.png and the README's pictures.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Browser, chromium} from '@playwright/test';
import {browserArgs, findBrowser} from './browser';
import {startServer} from './server';

const BUILD_DIR = path.resolve(__dirname, '../build');
const GALLERY_DIR = path.resolve(__dirname, '../gallery');

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs',
  '/docs/basics/',
  '/docs/r10/',
  '/docs/r10/mt4/setup/install_ea',
  '/docs/r10/configuration/settings',
  '/docs/r10/drawdown',
  '/docs/support/',
  '/docs/support/troubleshooting/error-codes',
  '/docs/basics/#glossary',
  '/search?q=lost%20connection',
];
const MODES = ['light', 'dark'] as const;
const WIDTHS = [360, 768, 1000, 1440, 1920];
/** In CSS pixels. The rest of a page is cut off: the sheet shows the design, not the whole text. */
const MAX_HEIGHT = 2400;

/** The README's pictures: the first screen of two pages. */
const README_PICTURES = [
  {file: 'readme-light.png', page: '/', mode: 'light'},
  {file: 'readme-dark.png', page: '/docs/r10/mt5/setup/attach_ea', mode: 'dark'},
] as const;
const README_DIR = path.resolve(__dirname, '../.github');

interface Shot {
  page: string;
  mode: (typeof MODES)[number];
  width: number;
  file: string;
}

function listShots(): Shot[] {
  return PAGES.flatMap((page, index) =>
    MODES.flatMap((mode) =>
      WIDTHS.map((width) => {
        const name = page.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        return {page, mode, width, file: `${index}-${name}-${mode}-${width}.png`};
      }),
    ),
  );
}

async function shoot(browser: Browser, origin: string, shots: Shot[]): Promise<void> {
  const page = await browser.newPage({reducedMotion: 'reduce'});
  for (const shot of shots) {
    await page.setViewportSize({width: shot.width, height: 900});
    await page.goto(origin);
    await page.evaluate((mode) => localStorage.setItem('theme', mode), shot.mode);
    await page.goto(origin + shot.page, {waitUntil: 'networkidle'});
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({width: shot.width, height: Math.min(height, MAX_HEIGHT)});
    await page.screenshot({path: path.join(GALLERY_DIR, shot.file)});
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

/** The sheet as HTML, with a row for each page and mode. */
function createSheet(shots: Shot[]): string {
  const rows = PAGES.flatMap((page) =>
    MODES.map((mode) => {
      const pictures = shots
        .filter((shot) => shot.page === page && shot.mode === mode)
        .map(
          ({file, width}) =>
            `<figure><a href="${file}"><img src="${file}" alt=""></a><figcaption>${width} px</figcaption></figure>`,
        );
      return `<h2>${page}, ${mode}</h2><div>${pictures.join('')}</div>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
body { margin: 24px; background: #888; font: 16px system-ui; }
div { display: flex; gap: 16px; align-items: flex-start; }
figure { margin: 0; }
img { display: block; zoom: 0.4; }
</style>
${rows.join('\n')}
</html>
`;
}

async function main(): Promise<void> {
  const shots = listShots();
  rmSync(GALLERY_DIR, {recursive: true, force: true});
  mkdirSync(GALLERY_DIR);
  const server = await startServer(BUILD_DIR, {port: 0});
  const browser = await chromium.launch({executablePath: findBrowser(), args: browserArgs});
  try {
    await shoot(browser, server.origin, shots);
    await shootForReadme(browser, server.origin);
    const sheet = path.join(GALLERY_DIR, 'index.html');
    writeFileSync(sheet, createSheet(shots));
    const page = await browser.newPage({viewport: {width: 2320, height: 900}});
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({path: path.join(GALLERY_DIR, 'sheet.png'), fullPage: true});
    console.log(`${shots.length} pictures: ${sheet}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
