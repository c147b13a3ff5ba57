import type {Page} from '@playwright/test';

interface Watching {
  layoutShift: number;
}

/** Adds up the layout shifts of pages that are opened after this call. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = window as unknown as Watching;
    watching.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        watching.layoutShift += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/**
 * Scrolls through the page, one window height at a time.
 * @returns the sum of all layout shifts since the page was opened, which is never less than its CLS
 * @see https://web.dev/articles/cls
 */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Chromium draws no frames for a window that it considers hidden.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 250);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({top, behavior: 'instant'});
      await frame();
    }
    await frame();
    await frame();
    return (window as unknown as Watching).layoutShift;
  });
}
