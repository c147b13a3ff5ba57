import puppeteer, {type KeyInput} from 'puppeteer-core';
import {type Browser, WINDOW} from './types';

/** Starts the Firefox of this machine, which Puppeteer drives over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
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
    close: () => browser.close(),
  };
}
