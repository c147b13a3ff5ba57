import {expect, test} from 'vitest';
import {orderTwins, pageGroup, twinLabel, type TwinPlace} from '@site/src/search/shared/twins';

test.each([
  ['a page of no product', null, '/docs/basics/', '/docs/basics/'],
  ['a page of a product', 'drawdown', '/docs/r50/drawdown', 'twin drawdown'],
  ['a page about MT4', 'mt4/setup/install_ea', '/docs/r50/mt4/x', 'twin setup/install_ea'],
  ['a page about MT5', 'mt5/setup/install_ea', '/docs/r50/mt5/x', 'twin setup/install_ea'],
  ['a page whose name begins with a platform', 'mt4', '/docs/r50/mt4', 'twin mt4'],
  ['a platform further down', 'setup/mt4/x', '/docs/r50/setup/mt4/x', 'twin setup/mt4/x'],
  ['the landing page of a product', '', '/docs/r50/', 'twin '],
])('the group of %s', (_, twin, page, expected) => {
  expect(pageGroup(twin, page)).toBe(expected);
});

const MANUALS = ['R-10', 'R-50', 'R-400'];

/** `R-50 mt5`: the manual, and the platform of the page. */
function place(name: string): TwinPlace {
  const [manual = '', platform] = name.split(' ');
  return {
    manual,
    manualPlace: MANUALS.indexOf(manual),
    product: manual.replace('-', '').toLowerCase(),
    twin: platform ? `${platform}/setup/install_ea` : 'drawdown',
  };
}

const nameOf = ({manual, twin}: TwinPlace) =>
  [manual, /^mt./.exec(twin ?? '')?.[0]].join(' ').trim();

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
])('the twins that a row names: %s', (_, own, others, expected) => {
  const ordered = orderTwins(place(own), others.map(place)).map(nameOf);
  expect(ordered).toEqual(expected);
});

test.each([
  ['R-50', 'R-10', 'R-10'],
  ['R-50 mt4', 'R-10 mt4', 'R-10'],
  ['R-50 mt4', 'R-50 mt5', 'MT5'],
  ['R-50 mt5', 'R-50 mt4', 'MT4'],
  ['R-50 mt4', 'R-10 mt5', 'R-10 MT5'],
])('from %s, %s is called %s', (own, other, expected) => {
  expect(twinLabel(place(own), place(other))).toBe(expected);
});
