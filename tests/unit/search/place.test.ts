import {expect, test, vi} from 'vitest';
import {readerContext} from '@site/src/search/client/readerContext';
import {firstProduct} from '../../fixtures/fullProducts';

// It needs Docusaurus; what a reader chose is passed in.
vi.mock('@site/src/reader/platform', () => ({readPlatform: () => null}));

const fromOther = {key: 'x', state: {context: {product: 'hawk', platform: 'mt5'}}};
test.each([
  ['the page wins', `/docs/${firstProduct.id}/`, fromOther, firstProduct.id],
  ['the search page remembers where the reader came from', '/search', fromOther, 'hawk'],
  ['no history', '/search', null, null],
  ['a history state that is not ours', '/search', {state: {pages: 2}}, null],
])('the place of the reader: %s', (_, pathname, state, product) => {
  expect(readerContext({pathname}, state).product).toBe(product);
});

test.each([
  ['the one that they chose, on a page for both', '/docs/support/', null, 'mt5', 'mt5'],
  [
    'that of the page rather than the one that they chose',
    `/docs/${firstProduct.id}/mt4/x`,
    null,
    'mt5',
    'mt4',
  ],
  ['that of the page they came from', '/search', fromOther, 'mt4', 'mt5'],
  [
    'the one that they chose, on a page of a product for both',
    `/docs/${firstProduct.id}/`,
    null,
    'mt4',
    'mt4',
  ],
  ['none, if they chose none', '/docs/support/', null, null, null],
] as const)('the platform of the reader: %s', (_, pathname, state, chosen, platform) => {
  expect(readerContext({pathname}, state, chosen).platform).toBe(platform);
});
