import {translateLive} from '../e2e/translator';
import {expect, test} from './fixtures';

const SIGN = '†';
const INPUT = '[role=dialog] input';
const ROWS = '[role=dialog] [role=option]';

test('a translated page keeps its texts, and its search answers, finds nothing, and leads on', async ({
  tab,
}) => {
  await tab.open('/docs/r10/mt4/setup/attach_ea');
  await tab.run(translateLive, SIGN);
  const button = '[data-task] button';
  await tab.click(button);
  await expect.poll(() => tab.texts(button)).toEqual([`${SIGN}Hide all details`]);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
  await tab.type('chart');
  await expect.poll(() => tab.texts(ROWS)).not.toEqual([]);
  await tab.type(' qqqq');
  await expect.poll(() => tab.texts('[role=dialog]')).toEqual([expect.stringContaining('qqqq')]);
  await tab.press('Escape');
  await expect.poll(() => tab.texts('[role=dialog]')).toEqual([]);
  await tab.press('Control', 'k');
  await expect.poll(() => tab.hasFocus(INPUT)).toBe(true);
  await tab.type('10027');
  await expect
    .poll(() => tab.texts(`${ROWS}[aria-selected=true]`))
    .toEqual([expect.stringContaining('10027')]);
  await tab.press('Enter');
  await expect.poll(() => tab.path()).toContain('#mt5-10027');
  await expect.poll(() => tab.texts('h1')).toEqual([`${SIGN}Error codes`]);
  await tab.goBack();
  await expect.poll(() => tab.texts('h1')).toEqual([expect.stringContaining('R-10')]);
});
