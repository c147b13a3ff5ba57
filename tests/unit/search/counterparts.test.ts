import {expect, test} from 'vitest';
import {
  counterpartLabel,
  orderCounterparts,
  type Counterpart,
} from '@site/src/search/client/engine/counterparts';
import type {PlatformId} from '@site/src/data/platforms';

const MANUALS = ['R-10', 'R-50', 'R-400'];

/** `R-50 mt5`: the manual, and the platform of the page. */
function page(name: string): Counterpart {
  const [manual = '', platform] = name.split(' ');
  return {
    manual,
    manualIndex: MANUALS.indexOf(manual),
    product: manual.replace('-', '').toLowerCase(),
    platform: (platform ?? null) as PlatformId | null,
  };
}

const nameOf = ({manual, platform}: Counterpart) => [manual, platform].filter(Boolean).join(' ');

test.each([
  ['no others', 'R-50', [], []],
  ['other manuals, as in the navbar', 'R-50', ['R-400', 'R-10'], ['R-10', 'R-400']],
  [
    'the other platform before other manuals',
    'R-50 mt4',
    ['R-10 mt4', 'R-50 mt5'],
    ['R-50 mt5', 'R-10 mt4'],
  ],
  ['of another manual only its own platform', 'R-50 mt5', ['R-10 mt4', 'R-10 mt5'], ['R-10 mt5']],
  [
    'of another manual the other platform, if it has no more',
    'R-50 mt5',
    ['R-10 mt4'],
    ['R-10 mt4'],
  ],
  [
    'of another manual both, where the row is about none',
    'R-50',
    ['R-10 mt5', 'R-10 mt4'],
    ['R-10 mt4', 'R-10 mt5'],
  ],
  [
    'all of it',
    'R-10 mt4',
    ['R-400 mt5', 'R-50 mt5', 'R-50 mt4', 'R-10 mt5'],
    ['R-10 mt5', 'R-50 mt4', 'R-400 mt5'],
  ],
])('names the counterparts of a row: %s', (_, own, others, expected) => {
  const ordered = orderCounterparts(page(own), others.map(page)).map(nameOf);
  expect(ordered).toEqual(expected);
});

test.each([
  ['R-50', 'R-10', 'R-10'],
  ['R-50 mt4', 'R-10 mt4', 'R-10'],
  ['R-50 mt4', 'R-50 mt5', 'MT5'],
  ['R-50 mt5', 'R-50 mt4', 'MT4'],
  ['R-50 mt4', 'R-10 mt5', 'R-10 MT5'],
])('labels, from %s, %s as %s', (own, other, expected) => {
  expect(counterpartLabel(page(own), page(other))).toBe(expected);
});
