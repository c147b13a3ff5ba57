import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of these rules, those that look at colours: the others cannot tell light from dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Choice {
  /** The part of the page to look at, as a selector; all of it when left out. */
  readonly part?: string;
  /** Only the rules that a change of the colours can break. */
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
