import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that check colours. The others give the same result in both modes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Choice {
  /** Selector of the part to check; the whole page if it is left out. */
  readonly part?: string;
  /** Whether to run only the rules about colours. */
  readonly coloursOnly?: boolean;
}

/** What axe finds on a page: one line for each element, with the name of the rule. */
export async function violations(page: Page, {part, coloursOnly}: Choice = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: coloursOnly ? {type: 'rule', values: COLOUR_RULES} : {type: 'tag', values: TAGS},
    resultTypes: ['violations'],
  };
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(source);
  }
  const {violations: found} = await page.evaluate(
    ([selector, settings]) =>
      (
        window as unknown as {
          axe: {run: (part: Document | string, options: RunOptions) => Promise<AxeResults>};
        }
      ).axe.run(selector ?? document, settings),
    [part, options] as const,
  );
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}

/** Shows the page in a colour mode. */
export async function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.locator('html').evaluate((html, value) => {
    html.setAttribute('data-theme', value);
    // Otherwise axe would see colours in the middle of a transition.
    document.getAnimations().forEach((animation) => animation.finish());
  }, mode);
}
