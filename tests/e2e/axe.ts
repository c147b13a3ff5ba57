import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * What axe finds in a part of the page: one line for each element, with the name of the rule.
 * @param selector the part
 */
export async function violations(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(source);
  const {violations: found} = await page.evaluate(
    ([part, options]) =>
      (
        window as unknown as {
          axe: {run: (part: string, options: RunOptions) => Promise<AxeResults>};
        }
      ).axe.run(part, options),
    [selector, OPTIONS] as const,
  );
  return found.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
}
