import {describe, expect, test} from 'vitest';
import {products} from '../../../src/data/products';
import {pathOf, placeOf, productTwins} from '../../../src/data/twins';

function twinsOf(docId: string): string[] {
  const place = placeOf(docId);
  return place ? productTwins(place).map(({label}) => label) : [];
}

describe('placeOf', () => {
  test.each([
    ['r10/mt4/setup/install_ea', 'r10', 'mt4', 'setup/install_ea'],
    ['rc100/configuration/settings', 'rc100', null, 'configuration/settings'],
    ['r50/drawdown', 'r50', null, 'drawdown'],
  ])('%s', (docId, product, platform, page) => {
    const place = placeOf(docId);
    expect(place).toMatchObject({product: {id: product}, platform, page});
    expect(place && pathOf(place)).toBe(`/docs/${docId}`);
  });

  test.each(['r10/r10', 'rx5/rx5', 'basics/basics', 'support/faq/setup'])(
    '%s has no twins',
    (docId) => expect(placeOf(docId)).toBeUndefined(),
  );
});

describe('productTwins', () => {
  const full = products.filter(({scope}) => scope === 'full').map(({label}) => label);

  test('a task is in all full manuals', () => {
    expect(twinsOf('r50/mt5/setup/attach_ea')).toEqual(full.filter((label) => label !== 'R-50'));
  });

  test('a page that one manual alone has is in no other', () => {
    expect(twinsOf('rc100/configuration/presets')).toEqual([]);
  });
});
