import {expect, test} from 'vitest';
import {isSlowConnection} from '../../../src/search/connection';
import {contextOfPath, readerContext} from '../../../src/search/on-demand/readerContext';

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
  ['a history of others', '/search', {state: {pages: 2}}, null],
])('the place of the reader: %s', (_, pathname, state, product) => {
  expect(readerContext({pathname}, state).product).toBe(product);
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
