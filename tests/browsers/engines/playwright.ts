import {type BrowserType, firefox, type Page, webkit} from '@playwright/test';
import {type Command, ELEMENT, KEYS, type Parameters, type Session} from './session';

interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

const keyNames = new Map<string, string>(Object.entries(KEYS).map(([name, code]) => [code, name]));

const commands: Record<Command, (page: Page, parameters: Parameters) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  Refresh: (page) => page.reload(),
  Navigate: (page, {url}) => page.goto(String(url)),
  // A string, which the security policy of the page does not forbid to run.
  ExecuteScript: (page, {script, args}) =>
    page.evaluate(`(function () {${String(script)}}).apply(null, ${JSON.stringify(args)})`),
  FindElement: (_page, {value}) => Promise.resolve({[ELEMENT]: value}),
  ElementClick: (page, {id}) => page.locator(String(id)).first().click(),
  SetWindowRect: (page, {width, height}) =>
    page.setViewportSize({width: Number(width), height: Number(height)}),
  PerformActions: async (page, {actions}) => {
    const [source] = actions as [{actions: KeyAction[]}];
    for (const {type, value} of source.actions) {
      const key = keyNames.get(value) ?? value;
      await (type === 'keyDown' ? page.keyboard.down(key) : page.keyboard.up(key));
    }
  },
};

/** Starts a browser that `playwright install` has fetched. */
async function start(browserType: BrowserType): Promise<Session> {
  const browser = await browserType.launch();
  const page = await browser.newPage();
  return {
    version: `${browserType.name()} ${browser.version()}`,
    send: (command, parameters = {}) => commands[command](page, parameters),
    close: () => browser.close(),
  };
}

export const startFirefoxOfPlaywright = (): Promise<Session> => start(firefox);
export const startWebKitOfPlaywright = (): Promise<Session> => start(webkit);
