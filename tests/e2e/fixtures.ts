import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

export {expect};

interface Options {
  /**
   * Console messages and page errors that a test provokes on purpose; all others fail it. One pattern,
   * since Playwright would take a list for a fixture with its settings.
   */
  expectedProblems: RegExp;
  /** Other hosts that a test's pages may ask; by default none. */
  expectedHosts: RegExp;
}

interface Fixtures {
  /**
   * Watches the test's browser context, by itself. Pass it a context that a test made with
   * `browser.newContext()` to have that one watched too.
   */
  watchProblems: (context: BrowserContext) => Promise<void>;
}

/**
 * Playwright's `test`, which fails on any console error or warning, any uncaught error in a page,
 * any violation of the security policy and any request to another host.
 */
export const test = base.extend<Options & Fixtures>({
  expectedProblems: [/(?!)/, {option: true}],
  expectedHosts: [/(?!)/, {option: true}],
  watchProblems: [
    async ({baseURL, context, expectedHosts, expectedProblems}, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!expectedProblems.test(problem)) {
          problems.push(problem);
        }
      };
      const watch = async (watched: BrowserContext) => {
        await watched.addInitScript(reportViolations);
        watched.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            const {url} = message.location();
            note(
              `console ${message.type()} on ${message.page()?.url()}: ${message.text()} (${url})`,
            );
          }
        });
        watched.on('weberror', (error) => {
          note(`error on ${error.page()?.url()}: ${error.error().message}`);
        });
        watched.on('request', (request) => {
          const {host} = new URL(request.url());
          if (isForeign(request.url(), baseURL) && !expectedHosts.test(host)) {
            problems.push(`request to another host: ${request.url()}`);
          }
        });
      };
      await watch(context);
      await use(watch);
      // The handler of a route may still be at work when its test ends.
      await Promise.all(context.pages().map((it) => it.unrouteAll({behavior: 'ignoreErrors'})));
      expect(problems, 'the page is quiet and stays on its host').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * Runs in the page. The browser notes a violation in the console too, but not one of a policy that only
 * reports, and it does not say where.
 */
function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `security policy: ${event.effectiveDirective} forbids ${event.blockedURI} ${event.sample}`,
    );
  });
}

function isForeign(url: string, baseURL: string | undefined): boolean {
  const {origin, protocol} = new URL(url);
  return protocol.startsWith('http') && origin !== baseURL;
}

/** Waits until React has taken the page over: from then on buttons and keys work. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** While it is held, the page is there and React does not answer yet. */
export const MAIN_SCRIPT = '**/assets/js/main.*.js';

/**
 * Keeps the answers to requests back.
 * @param pattern of their addresses, as `page.route` takes it
 * @returns lets them come
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a path of the manual, checks that it answers 200 and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `status of ${path}`).toBe(200);
  await waitForHydration(page);
}
