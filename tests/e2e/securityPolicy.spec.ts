import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';

// That the manual itself violates nothing is what `test` sees to, in every other file too.

const page = '/docs/r10/';

/** Does in a page what the policy forbids, and says which directive spoke. */
async function violate(tab: Page, act: () => void): Promise<string[]> {
  await open(tab, page);
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

/** What it is, how it is done, which directive refuses it. */
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
    'a script that is no file of the site',
    () => {
      const script = document.createElement('script');
      script.src = 'data:text/javascript,window.ran = true';
      document.body.append(script);
    },
    'script-src-elem',
  ],
  [
    'an event handler in HTML',
    // Some versions of Chromium look at the handler when the event comes.
    () => {
      document.body.insertAdjacentHTML('beforeend', '<b onclick="window.ran = true">');
      (document.body.lastElementChild as HTMLElement).click();
    },
    'script-src-attr',
  ],
  [
    'text as code',
    // In a timer, since Playwright may evaluate whatever it likes.
    () => setTimeout(() => void globalThis.eval('window.ran = true')),
    'script-src',
  ],
  [
    'a style attribute that no built page has',
    () => document.body.setAttribute('style', 'color:red'),
    'style-src-attr',
  ],
  [
    'a style element',
    () =>
      document.head.append(Object.assign(document.createElement('style'), {textContent: 'a{}'})),
    'style-src-elem',
  ],
  [
    'a request to another host',
    () => void fetch('https://other.example/').catch(() => 0),
    'connect-src',
  ],
  [
    'a frame',
    () => document.body.append(Object.assign(document.createElement('iframe'), {src: '/docs'})),
    'frame-src',
  ],
  [
    'a <base>',
    () => document.head.append(Object.assign(document.createElement('base'), {href: '/x/'})),
    'base-uri',
  ],
];

test.describe('a violation', () => {
  test.use({expectedProblems: /security policy|Content Security Policy|Refused to/});

  for (const [name, act, directive] of acts) {
    test(`${name} is refused`, async ({page: tab}) => {
      expect(await violate(tab, act)).toEqual([`${directive}, enforced`]);
      expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
    });
  }
});

test.describe('on a host that sends no headers of ours', () => {
  test.use({expectedProblems: /security policy|Content Security Policy|Refused to/});

  test('a page protects itself', async ({page: tab}) => {
    await tab.route(`**${page}`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      delete headers['content-security-policy'];
      await route.fulfill({response, headers});
    });
    const [, act, directive] = acts[0];
    expect(await violate(tab, act)).toEqual([`${directive}, enforced`]);
    expect(await tab.evaluate(() => 'ran' in window)).toBe(false);
  });
});
