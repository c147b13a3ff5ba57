import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {firstProduct} from '../fixtures/fullProducts';

// The fixture `test` makes every test file check that the manual itself violates nothing.

const page = `/docs/${firstProduct.id}/`;

/** Does something forbidden in the open page, and returns the directives that it violates. */
async function violate(tab: Page, act: () => void): Promise<string[]> {
  await tab.evaluate(() => {
    Object.assign(window, {violations: []});
    addEventListener('securitypolicyviolation', ({effectiveDirective, disposition}) => {
      (window as unknown as {violations: string[]}).violations.push(
        `${effectiveDirective}, ${disposition}d`,
      );
    });
  });
  await tab.evaluate(act);
  const read = () => tab.evaluate(() => (window as unknown as {violations: string[]}).violations);
  await expect.poll(read).not.toEqual([]);
  return [...new Set(await read())];
}

/** Something forbidden: its name, the code that does it and the directive that refuses it. */
type Act = [name: string, act: () => void, directive: string];

const acts: [Act, ...Act[]] = [
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    },
    'script-src-elem',
  ],
  [
    'a style attribute that no built page has',
    () => document.body.setAttribute('style', 'color:red'),
    'style-src-attr',
  ],
  [
    'a request to another host',
    () => void fetch('https://other.example/').catch(() => 0),
    'connect-src',
  ],
];

test.describe('a violation', () => {
  test.use({expectedProblems: /security policy|Content Security Policy|Refused to/});

  test('is refused', async ({page: tab}) => {
    await open(tab, page);
    for (const [name, act, directive] of acts) {
      await test.step(name, async () => {
        expect(await violate(tab, act)).toEqual([`${directive}, enforced`]);
        expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
      });
    }
  });
});

test.describe('on a host that does not send our headers', () => {
  test.use({expectedProblems: /security policy|Content Security Policy|Refused to/});

  test('the policy in the page protects it', async ({page: tab}) => {
    await tab.route(`**${page}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({response, headers});
    });
    const [, act, directive] = acts[0];
    await open(tab, page);
    expect(await violate(tab, act)).toEqual([`${directive}, enforced`]);
    expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
  });
});
