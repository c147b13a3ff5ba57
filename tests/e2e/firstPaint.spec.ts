import type {Browser} from '@playwright/test';
import {firstProduct} from '../fixtures/fullProducts';
import {ROUTES_TO_LOOK_AT} from '../fixtures/routes';
import {expect, test} from './fixtures';

/** Where each element of a page stands and what it looks like, without scripts, and with or without the sheet. */
async function lookOf(
  browser: Browser,
  route: string,
  width: number,
  theme: string,
  sheet: boolean,
) {
  const context = await browser.newContext({viewport: {width, height: 800}});
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await context.route(sheet ? /\.(js|woff2)$/ : /\.(js|woff2|css)$/, (request) => request.abort());
  const page = await context.newPage();
  await page.goto(route);
  const look = await page.evaluate(() =>
    [...document.querySelectorAll('#__docusaurus *')].map((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const {color, backgroundColor, fontFamily, fontWeight, visibility} =
        getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      const icons = ['::before', '::after'].map(
        (part) => getComputedStyle(element, part).backgroundImage,
      );
      const style = [color, backgroundColor, fontFamily, fontWeight, visibility, ...icons].join(
        ' ',
      );
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${box} ${style}`;
    }),
  );
  await context.close();
  return look;
}

for (const route of [...ROUTES_TO_LOOK_AT, `/docs/${firstProduct.id}/`]) {
  test(`${route} is drawn by its own styles as by the whole sheet`, async ({browser}) => {
    for (const [width, theme] of [
      [390, 'light'],
      [1280, 'dark'],
    ] as const) {
      const whole = await lookOf(browser, route, width, theme, true);
      const own = await lookOf(browser, route, width, theme, false);
      const other = own.filter((element, place) => element !== whole[place]);
      expect(other.slice(0, 3), `${other.length} at ${width} px, ${theme}`).toEqual([]);
    }
  });
}
