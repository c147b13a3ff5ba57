import type {Page} from '@playwright/test';

/** Adds style rules as a reader's browser extension would, since the security policy forbids `<style>`. */
export async function addStyle(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, rules);
}
