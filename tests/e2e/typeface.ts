import type {Page} from '@playwright/test';

/**
 * Waits for the typeface and draws the page in it, for tests that measure text. Otherwise a page on a busy
 * machine goes without it, because it takes longer than a tenth of a second to load.
 */
export async function drawInTypeface(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({cssRules}) => [...cssRules]);
    const face = rules.find((rule) => rule instanceof CSSFontFaceRule);
    const [family = ''] = /[^"]+/.exec(getComputedStyle(document.body).fontFamily) ?? [];
    const typeface = new FontFace(family, face?.style.getPropertyValue('src') ?? '', {
      weight: '400 700',
    });
    document.fonts.add(await typeface.load());
  });
}
