import {matchRows} from '@site/src/components/LogReader/matchRows';
import type {PlatformId} from '@site/src/data/platforms';
import {expect, test} from 'vitest';

const ids = ['mt4-1', 'mt4-130', 'mt4-4014', 'mt5-10004', 'mt5-4014', 'mt5-4015'];

test.each<[string, PlatformId | null, string[]]>([
  ['', null, []],
  ['7', null, []],
  ['1', 'mt5', ['mt4-1', 'mt5-10004', 'mt4-130']],
  ['13', null, ['mt4-130']],
  ['4014', null, ['mt4-4014', 'mt5-4014']],
  ['4014', 'mt5', ['mt5-4014', 'mt4-4014']],
  ['401', 'mt5', ['mt5-4014', 'mt5-4015', 'mt4-4014']],
])('%j, for a reader with %s, leads to %j', (digits, platform, expected) => {
  expect(matchRows(ids, digits, platform)).toEqual(expected);
});
