import {expect} from '@playwright/test';
import type {Browser, Key} from './engines/types';

/** The tab of the browser, as a reader uses it. */
export class Tab {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
  ) {}

  /** Opens a path of the manual and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.waitForHydration();
  }

  /** Opens a path of the manual and waits until everything it names is loaded or lost. */
  async goTo(path: string): Promise<void> {
    await this.browser.goTo(this.origin + path);
  }

  async reload(): Promise<void> {
    await this.browser.reload();
    await this.waitForHydration();
  }

  async goBack(): Promise<void> {
    await this.run(() => history.back());
  }

  async waitForHydration(): Promise<void> {
    await expect
      // While a page is being replaced, its document is empty.
      .poll(() => this.run(() => document.querySelector('html')?.dataset.hasHydrated), 'hydrated')
      .toBe('true');
  }

  /** Runs a function in the page. Its arguments and its result are sent as JSON. */
  async run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.browser.run(String(fn), args)) as Result;
  }

  /** Clicks on the first element that a CSS selector finds, once there is one. */
  async click(selector: string): Promise<void> {
    await expect.poll(() => this.texts(selector)).not.toEqual([]);
    await this.browser.click(selector);
  }

  /** Presses keys together: `press('Control', 'k')`. */
  async press(...keys: Key[]): Promise<void> {
    await this.browser.press(keys);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.browser.press([letter]);
    }
  }

  async turnWheel(x: number, y: number, distance: number): Promise<void> {
    await this.browser.turnWheel(x, y, distance);
  }

  /** Sets the width of the page. The windows of WebKitGTK are at least 447 px wide. */
  async setWidth(width: number): Promise<void> {
    await this.browser.setWidth(width);
    const widths = [width, Math.max(width, 447)];
    await expect
      .poll(async () => widths.includes(await this.run(() => window.innerWidth)), 'width')
      .toBe(true);
  }

  /** The text of each element that a CSS selector finds and that is drawn. */
  texts(selector: string): Promise<string[]> {
    return this.run(
      (selected) =>
        [...document.querySelectorAll<HTMLElement>(selected)]
          .filter((element) => element.checkVisibility({checkVisibilityCSS: true}))
          .map(({innerText}) => innerText.trim()),
      selector,
    );
  }

  /** Whether the element that has the focus is, or is in, what a CSS selector finds. */
  hasFocus(selector: string): Promise<boolean> {
    return this.run((selected) => Boolean(document.activeElement?.closest(selected)), selector);
  }

  /** Whether the top of the element with this id is in the window. */
  isInView(id: string): Promise<boolean> {
    return this.run((name) => {
      const {top = -1} = document.getElementById(name)?.getBoundingClientRect() ?? {};
      return top > 0 && top < window.innerHeight;
    }, id);
  }

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }
}
