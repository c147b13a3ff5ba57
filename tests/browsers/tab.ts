import {expect} from '@playwright/test';
import {ELEMENT, KEYS, type Session} from './engines/session';

/** The tab of the browser, as a reader uses it. */
export class Tab {
  constructor(
    private readonly session: Session,
    private readonly origin: string,
  ) {}

  /** Opens a path of the manual and waits until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await this.waitForHydration();
  }

  /** Opens a path of the manual and waits until everything it names is loaded or lost. */
  async goTo(path: string): Promise<void> {
    await this.session.send('Navigate', {url: this.origin + path});
  }

  async reload(): Promise<void> {
    await this.session.send('Refresh');
    await this.waitForHydration();
  }

  async goBack(): Promise<void> {
    await this.session.send('Back');
  }

  async waitForHydration(): Promise<void> {
    await expect
      .poll(() => this.run(() => document.documentElement.dataset.hasHydrated), 'hydrated')
      .toBe('true');
  }

  /** Runs a function in the page. Its arguments and its result are sent as JSON. */
  async run<Args extends readonly unknown[], Result>(
    fn: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const script = `return (${String(fn)})(...arguments);`;
    return (await this.session.send('ExecuteScript', {script, args})) as Result;
  }

  /** Clicks on the first element that a CSS selector finds, once there is one. */
  async click(selector: string): Promise<void> {
    const found = await this.session.send('FindElement', {using: 'css selector', value: selector});
    const id = (found as Record<string, string>)[ELEMENT];
    await this.session.send('ElementClick', {id});
  }

  /** Presses keys together: `press('Control', 'k')`. */
  async press(...keys: (keyof typeof KEYS | 'k' | '/')[]): Promise<void> {
    const values = keys.map((key) => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key));
    await this.act([
      ...values.map((value) => ({type: 'keyDown', value})),
      ...[...values].reverse().map((value) => ({type: 'keyUp', value})),
    ]);
  }

  async type(text: string): Promise<void> {
    await this.act(
      [...text].flatMap((value) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
    );
  }

  private async act(actions: readonly object[]): Promise<void> {
    await this.session.send('PerformActions', {actions: [{type: 'key', id: 'keyboard', actions}]});
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

  path(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash);
  }
}
