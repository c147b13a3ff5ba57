// Draws the icons and the social card from the logo, the name of the manual and its typeface. Run it after
// one of these has changed: `npm run icons` writes them into static/, where they are committed.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {company} from '../src/data/company';
import {readColour} from '../src/plugins/site-head/readColour';
import {withBrowser} from './browser';
import {command} from './command';
import {ROOT} from './run';

const FONT =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const STATIC_DIR = path.join(ROOT, 'static');
const LOGO = readFileSync(path.join(STATIC_DIR, 'img/logo.svg'), 'utf8');

/** Sizes in pixels: for tabs, for tabs on dense screens, and for shortcuts on a desktop. */
const ICON_SIZES = [16, 32, 48];
/** For Apple's home screen, which rounds the corners and draws transparent parts black. */
const TOUCH_SIZE = 180;
/** The size that link previews show without cutting anything off. */
const CARD = {width: 1200, height: 630};

const TOUCH_ICON = `
  <style>
    body {margin: 0; background: ${readColour('--ifm-color-primary')}}
    svg {display: block; width: 100vw; height: 100vh}
  </style>
  ${LOGO}`;

const SOCIAL_CARD = `
  <style>
    @font-face {
      font-family: Manual;
      font-weight: 200 800;
      src: url(data:font/woff2;base64,${readFileSync(require.resolve(FONT)).toString('base64')});
    }
    body {
      box-sizing: border-box; height: 100vh; margin: 0; padding: 84px 96px;
      border-bottom: 24px solid ${readColour('--ifm-color-primary')}; background: ${readColour('--manual-surface')}; color: ${readColour('--manual-ink')};
      font: 42px/1.4 Manual; display: flex; flex-direction: column; justify-content: center;
    }
    svg {width: 128px; height: 128px}
    h1 {margin: 40px 0 16px; font-size: 84px; line-height: 1.1; font-weight: 700}
    p {margin: 0; max-width: 24em; color: ${readColour('--manual-ink-quiet')}}
  </style>
  ${LOGO}
  <h1>${company.title}</h1>
  <p>${company.description}</p>`;

/** @returns a PNG of the page's window */
async function draw(
  browser: Browser,
  html: string,
  viewport: {width: number; height: number},
): Promise<Buffer> {
  const page = await browser.newPage({viewport});
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

/**
 * Puts PNGs into one .ico file: a header, an entry for each picture, then the pictures unchanged
 * (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)).
 */
function packIcons(icons: readonly {readonly size: number; readonly png: Buffer}[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, icons.length, 0]);
  let offset = header.length + 16 * icons.length;
  const entries = icons.map(({size, png}) => {
    // Width and height, colours and a spare byte, one plane, 32 bits a pixel; then bytes and place.
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...icons.map(({png}) => png)]);
}

command(() =>
  withBrowser(async (browser) => {
    const square = (html: string, side: number) => draw(browser, html, {width: side, height: side});
    const logo = `<style>body {margin: 0} svg {display: block}</style>${LOGO}`;
    const icons = [];
    for (const size of ICON_SIZES) {
      icons.push({size, png: await square(logo, size)});
    }
    const files = {
      'favicon.ico': packIcons(icons),
      'img/apple-touch-icon.png': await square(TOUCH_ICON, TOUCH_SIZE),
      'img/social-card.png': await draw(browser, SOCIAL_CARD, CARD),
    };
    for (const [file, content] of Object.entries(files)) {
      writeFileSync(path.join(STATIC_DIR, file), content);
      console.log(`static/${file}: ${(content.length / 1000).toFixed(1)} kB`);
    }
  }),
);
