import {expect, test, vi} from 'vitest';
import {readerContext} from '@site/src/search/client/readerContext';
import {firstProduct} from '../../fixtures/fullProducts';

// It needs Docusaurus; what a reader chose is passed in.
vi.mock('@site/src/browser/platform', () => ({readPlatform: () => null}));

const fromOther = {key: 'x', state: {context: {product: 'hawk', platform: 'mt5'}}};
test.each([
  ['from the open page', `/docs/${firstProduct.id}/`, fromOther, firstProduct.id],
  ['on the search page, from the page before it', '/search', fromOther, 'hawk'],
  ['none without history', '/search', null, null],
  ['none from a history state of other code', '/search', {state: {pages: 2}}, null],
])('reads the product of the reader: %s', (_, pathname, state, product) => {
  expect(readerContext({pathname}, state).product).toBe(product);
});

test.each([
  ['the chosen one, on a page for both', '/docs/support/', null, 'mt5', 'mt5'],
  [
    'that of the page rather than the chosen one',
    `/docs/${firstProduct.id}/mt4/x`,
    null,
    'mt5',
    'mt4',
  ],
  ['that of the page before the search page', '/search', fromOther, 'mt4', 'mt5'],
  [
    'the chosen one, on a page of a product for both',
    `/docs/${firstProduct.id}/`,
    null,
    'mt4',
    'mt4',
  ],
  ['none, if none was chosen', '/docs/support/', null, null, null],
] as const)('reads the platform of the reader: %s', (_, pathname, state, chosen, platform) => {
  expect(readerContext({pathname}, state, chosen).platform).toBe(platform);
});
