import {ERROR_CODES} from '../../src/data/supportPages';
import {expect, test} from './fixtures';

const LINES = [
  "2026.11.25 09:14:03.112\tTrades\t'81234567': failed market buy 0.10 EURUSD [No money]",
  '2026.11.25 09:15:00.310\tYourEA (EURUSD,H1)\tOrderSend failed, retcode 10027',
  '2026.11.25 09:15:00.311\tYourEA (EURUSD,H1)\tmy own words',
].join('\n');

test('the page of error codes reads the lines of a log', async ({tab}) => {
  await tab.open(ERROR_CODES);
  await tab.run((lines) => {
    document.querySelector('textarea')?.focus();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to paste
    document.execCommand('insertText', false, lines);
  }, LINES);
  await expect.poll(() => tab.texts('output li a[href^="#mt5-"]')).toEqual(['10019', '10027']);
  expect(await tab.texts('[role=search] [role=status]')).toEqual([
    '2 of 3 lines are in this manual.',
  ]);
  await tab.click('output li a[href="#mt5-10027"]');
  await expect.poll(() => tab.isInView('mt5-10027')).toBe(true);
});
