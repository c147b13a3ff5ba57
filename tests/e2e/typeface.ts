import type {Page} from '@playwright/test';

/**
 * Draws the page in its typeface, for a test that measures text. A page goes without if that takes longer than a
 * tenth of a second, as it does on a busy machine.
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
