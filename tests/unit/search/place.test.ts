import {expect, test, vi} from 'vitest';
import {isSlowConnection} from '@site/src/search/client/preload/connection';
import {contextOfPath, readerContext} from '@site/src/search/client/readerContext';

// It needs Docusaurus; what a reader chose is passed in.
vi.mock('@site/src/reader/platform', () => ({readPlatform: () => null}));

test.each([
  ['/docs/r50/mt5/setup/attach_ea', 'r50', 'mt5'],
  ['/docs/r400/', 'r400', null],
  ['/manual/docs/rc100/drawdown', 'rc100', null],
  ['/docs/support/troubleshooting/metatrader/no-connection', null, null],
  ['/docs', null, null],
  ['/search', null, null],
  ['/docs/r5/', null, null],
])('the place of %s', (path, product, platform) => {
  expect(contextOfPath(path)).toEqual({product, platform});
});

const fromR50 = {key: 'x', state: {context: {product: 'r50', platform: 'mt5'}}};
test.each([
  ['the page wins', '/docs/r10/', fromR50, 'r10'],
  ['the search page remembers where the reader came from', '/search', fromR50, 'r50'],
  ['no history', '/search', null, null],
  ['a history state that is not ours', '/search', {state: {pages: 2}}, null],
])('the place of the reader: %s', (_, pathname, state, product) => {
  expect(readerContext({pathname}, state).product).toBe(product);
});

test.each([
  ['the one that they chose, on a page for both', '/docs/support/', null, 'mt5', 'mt5'],
  ['that of the page rather than the one that they chose', '/docs/r50/mt4/x', null, 'mt5', 'mt4'],
  ['that of the page they came from', '/search', fromR50, 'mt4', 'mt5'],
  ['the one that they chose, on a page of a product for both', '/docs/r50/', null, 'mt4', 'mt4'],
  ['none, if they chose none', '/docs/support/', null, null, null],
] as const)('the platform of the reader: %s', (_, pathname, state, chosen, platform) => {
  expect(readerContext({pathname}, state, chosen).platform).toBe(platform);
});

test.each([
  [{effectiveType: '2g'}, true],
  [{effectiveType: 'slow-2g'}, true],
  [{effectiveType: '4g', saveData: true}, true],
  [{effectiveType: '4g', saveData: false}, false],
  [{}, false],
  [undefined, false],
])('the connection %o is slow: %s', (connection, expected) => {
  expect(isSlowConnection(connection ?? {})).toBe(expected);
});
