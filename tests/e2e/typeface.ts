import type {Page} from '@playwright/test';

/**
 * Waits for the typeface and draws the page in it, for tests that measure text. Otherwise a page on a busy
 * machine goes without it, because it takes longer than a tenth of a second to load.
 */
export async function drawInTypeface(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]');
    const [family = ''] = /[^"]+/.exec(getComputedStyle(document.body).fontFamily) ?? [];
    const typeface = new FontFace(family, `url(${file?.href})`, {weight: '400 700'});
    document.fonts.add(await typeface.load());
  });
}
