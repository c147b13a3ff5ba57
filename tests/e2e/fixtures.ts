import {test as base, expect, type BrowserContext, type Page} from '@playwright/test';

export {expect};

interface Options {
  /**
   * Console messages and page errors that a test causes on purpose; all others make it fail. This is a single
   * pattern, because Playwright would read an array as a fixture and its options.
   */
  expectedProblems: RegExp;
  /** Other hosts to which the pages of a test may send requests; none by default. */
  expectedHosts: RegExp;
}

interface Fixtures {
  /**
   * Watches a browser context that the test has created with `browser.newContext()`. The test's own context
   * is watched automatically.
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
      // The handler of a route may still be running when its test ends.
      await Promise.all(context.pages().map((page) => page.unrouteAll({behavior: 'ignoreErrors'})));
      expect(problems, 'the page is quiet and stays on its host').toEqual([]);
    },
    {auto: true},
  ],
});

/**
 * Runs in the page. The browser also logs violations, but not those of a report-only policy, and not where
 * they are.
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
  const isKnown = origin === baseURL;
  return protocol.startsWith('http') && !isKnown;
}

/**
 * For tests that set their first route while a page is open. Without any route, a page only learns a moment
 * later that its requests are intercepted, and requests before that would bypass the route. Call it before
 * the page opens.
 */
export async function holdRequests(page: Page): Promise<void> {
  await page.route('**/no-such-file', (route) => route.fallback());
}

/** Waits until React has hydrated the page: from then on buttons and keys work. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
}

/** While a test holds this script back, the static page is shown but not hydrated. */
export const MAIN_SCRIPT = '**/assets/js/main.*.js';

/**
 * Holds back requests.
 * @param pattern of their URLs, as for `page.route`
 * @returns a function that lets them continue
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
