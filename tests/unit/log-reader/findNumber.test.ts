import type {PlatformId} from '@site/src/data/platforms';
import {createMatcher} from '@site/src/log-reader/createMatcher';
import {findNumber} from '@site/src/log-reader/findNumber';
import {readNumber} from '@site/src/log-reader/readNumber';
import {expect, test} from 'vitest';

const code = (platform: PlatformId, number: number) => ({
  id: `${platform}-${number}`,
  platform,
  code: number,
  kind: 'runtime' as const,
  constant: `ERR_${number}`,
  meaning: '',
  action: '',
  terminal: [],
  library: [],
});

const matcher = createMatcher({
  codes: [
    code('mt4', 1),
    code('mt4', 130),
    code('mt4', 4014),
    code('mt5', 10004),
    code('mt5', 4014),
    code('mt5', 4015),
    {...code('mt5', 65536), andHigher: true},
  ],
  lines: [],
  reasons: [],
});

test.each<[string, PlatformId | null, string[]]>([
  ['7', null, []],
  ['1', 'mt5', ['mt4-1', 'mt5-10004', 'mt4-130']],
  ['13', null, ['mt4-130']],
  ['4014', null, ['mt4-4014', 'mt5-4014']],
  ['4014', 'mt5', ['mt5-4014', 'mt4-4014']],
  ['401', 'mt5', ['mt5-4014', 'mt5-4015', 'mt4-4014']],
  ['65', null, ['mt5-65536']],
  ['65535', null, []],
  ['70000', null, ['mt5-65536']],
  ['1000000', null, []],
])('%j, for a reader with %s, leads to %j', (digits, platform, expected) => {
  expect(findNumber(matcher, digits, platform).all.map(({id}) => id)).toEqual(expected);
});

test('reads a number without the zeros before it', () => {
  expect(readNumber('0130')).toBe('130');
});

test('tells the rows of a number from those that begin with it', () => {
  expect(findNumber(matcher, '1', null).exact.map(({id}) => id)).toEqual(['mt4-1']);
});
