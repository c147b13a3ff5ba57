import type {Page} from '@playwright/test';

/** Adds style rules to a page as a reader's own extension would: the security policy forbids a `style` element. */
export async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, rules);
}
