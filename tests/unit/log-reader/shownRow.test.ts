import {expect, test} from 'vitest';
import {shownRow} from '@site/src/log-reader/tables';

test.each(['log-zero-divide', 'log-not-initialized', 'stop-reason-1', 'mt4-4014'])(
  'the answer about %s says to look at positions first, as no text stands above it',
  (id) => {
    expect(shownRow(id).action).toMatch(/^First look at \[its open positions\]/);
  },
);
