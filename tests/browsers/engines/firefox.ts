import puppeteer, {type KeyInput} from 'puppeteer-core';
import {findMissing} from '../../../scripts/installPackages';
import {findProgram} from './findProgram';
import {type Browser, type Engine, WINDOW} from './types';

/** Debian's, then Mozilla's. */
const find = () => findProgram('firefox-esr') ?? findProgram('firefox');

export const firefox: Engine = {
  findMissing: () =>
    findMissing('the tests in Firefox need it', ['firefox-esr'], () => find() !== undefined),
  start: startFirefox,
};

/** Starts the Firefox of this machine, which Puppeteer drives over WebDriver BiDi. */
async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: find(),
    // Firefox ESR does not support Puppeteer's commands for emulating a screen.
    defaultViewport: null,
    args: [`--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
  });
  // In the first tab the address bar has the focus, so keys reach the page but do not press its controls.
  const page = await browser.newPage();
  return {
    goTo: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (fn, args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`),
    click: (selector) => page.click(selector),
    press: async (keys) => {
      for (const key of keys) {
        await page.keyboard.down(key as KeyInput);
      }
      for (const key of [...keys].reverse()) {
        await page.keyboard.up(key as KeyInput);
      }
    },
    turnWheel: async (x, y, distance) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({deltaY: distance});
    },
    setWidth: (width) => page.setViewport({width, height: WINDOW.height}),
    close: () => browser.close(),
  };
}
