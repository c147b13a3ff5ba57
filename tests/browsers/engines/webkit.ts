// cspell:ignore xauth
import {spawn} from 'node:child_process';
import {type Actions, Builder, By, Capabilities, Key} from 'selenium-webdriver';
import {findFreePort} from '../../hosting/findFreePort';
import {findMissing} from '../../../scripts/installPackages';
import {findProgram} from './findProgram';
import {type Browser, type Engine, WINDOW} from './types';

/** How long to wait for the driver, in milliseconds. */
const PATIENCE = 10_000;

const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  PageDown: Key.PAGE_DOWN,
};

export const webkit: Engine = {
  findMissing: () =>
    findMissing(
      'the tests in WebKit need WebKitWebDriver and xvfb-run',
      ['webkit2gtk-driver', 'xvfb', 'xauth'],
      () => ['WebKitWebDriver', 'xvfb-run'].every((name) => findProgram(name) !== undefined),
    ),
  start: startWebKit,
};

/** What the types of Selenium leave out. */
type WheelActions = Actions & {
  scroll: (x: number, y: number, distanceX: number, distanceY: number) => Actions;
};

/** Starts the MiniBrowser of WebKitGTK on a display of its own. Selenium drives it over WebDriver. */
async function startWebKit(): Promise<Browser> {
  const port = await findFreePort();
  // A process group of its own, so that the display and the browser end with the driver.
  const display = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  // If it cannot be started, it does not answer either.
  display.on('error', () => undefined);
  const server = `http://127.0.0.1:${port}`;
  await waitForDriver(server);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({browserName: 'MiniBrowser'}))
    .build();
  await driver.manage().window().setRect(WINDOW);
  return {
    goTo: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    run: (fn, args) => driver.executeScript(`return (${fn})(...arguments);`, ...args),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: async (keys) => {
      const codes = keys.map((key) => KEYS[key] ?? key);
      const actions = codes.reduce((all, code) => all.keyDown(code), driver.actions());
      await [...codes]
        .reverse()
        .reduce((all, code) => all.keyUp(code), actions)
        .perform();
    },
    turnWheel: (x, y, distance) =>
      (driver.actions() as WheelActions).scroll(x, y, 0, distance).perform(),
    setWidth: async (width) => {
      await driver
        .manage()
        .window()
        .setRect({...WINDOW, width});
    },
    close: async () => {
      await driver.quit();
      if (display.pid !== undefined) {
        process.kill(-display.pid);
      }
    },
  };
}

/** @throws (rejects) when the driver does not answer in time */
async function waitForDriver(server: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await fetch(`${server}/status`).catch(() => null))) {
    if (Date.now() > end) {
      throw new Error(
        'WebKitWebDriver does not answer: start "xvfb-run WebKitWebDriver" by hand to see why.',
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
