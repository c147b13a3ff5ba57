import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import type {PlatformId} from '@site/src/data/platforms';
import {record} from '../../fixtures/searchRecords';
import {createIndex, NO_CONTEXT} from './sampleIndex';

/** Whether the row of a code comes first, even if the query is the title of a page. */
function isFirst(
  query: string,
  platform: PlatformId,
  code: string,
  name = 'ERR_SOMETHING',
): boolean {
  const index = createIndex([
    record({route: '/docs/page', headings: [query]}),
    record({
      route: '/docs/codes',
      headings: ['Codes', `${code} ${name}`],
      anchor: `${platform}-${code}`,
      kind: 'code',
      code,
      platform,
    }),
  ]);
  const [hit] = answer({query}, NO_CONTEXT, index).hits;
  return hit?.path.includes('#') ?? false;
}

test.each([
  ['a number', '10027', 'mt5', '10027', undefined, true],
  ['a number among other words', 'why do I see 10027 at night', 'mt5', '10027', undefined, true],
  ['another number', '10028', 'mt5', '10027', undefined, false],
  ['the beginning of a number', '1002', 'mt5', '10027', undefined, false],
  ['a sum', 'lot size for $130', 'mt4', '130', undefined, false],
  ['an amount', '130 points in pips', 'mt4', '130', undefined, false],
  ['a part of a time', 'closed at 12:130', 'mt4', '130', undefined, false],
  ['a constant', 'ERR_INVALID_STOPS', 'mt4', '130', 'ERR_INVALID_STOPS', true],
  ['one without its prefix', 'invalid_stops', 'mt5', '16', 'TRADE_RETCODE_INVALID_STOPS', true],
  ['words of a constant', 'invalid stops', 'mt4', '130', 'ERR_INVALID_STOPS', false],
] as const)('%s: "%s"', (_, query, platform, code, name, expected) => {
  expect(isFirst(query, platform, code, name)).toBe(expected);
});

// A number of one or two digits is a code only next to words about codes.
test.each([
  ['64', true],
  ['64 mt4', true],
  ['code no 64', true],
  ['mt4 error code 64', true],
  ['OrderSend error 64', true],
  ['retcode=64 after the update', true],
  ['windows 64 bit', false],
  ['64 bit', false],
  ['version 64', false],
  ['64 errors in one day', false],
  ['failed with code 64', false],
])('the short number of "%s" is a code: %s', (query, expected) => {
  expect(isFirst(query, 'mt4', '64')).toBe(expected);
});
