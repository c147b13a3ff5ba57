import {expect, test} from 'vitest';
import {readFilters, type Facets} from '@site/src/search/client/engine/facetFilters';

const facets: Facets = {
  language: 'en',
  version: 'current',
  docusaurus_tag: 'docs-default-current',
  type: 'lvl2',
  product: null,
  platform: 'mt4',
  url_without_anchor: 'https://manual.example/docs/x',
};

test.each([
  ['none', [], true],
  ['one that matches', ['language:en'], true],
  ['one that does not', ['language:de'], false],
  ['both must match', ['language:en', 'version:old'], false],
  ['one of several', [['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
  ['none of several', [['platform:mt5', 'product:r50']], false],
  ['an empty list', [[]], false],
  ['a value that the record lacks', ['product:null'], false],
  ['an attribute that is no facet', ['content:en'], false],
  ['what every object has', ['constructor:Object', 'toString:x'], false],
  ['no attribute', ['en'], false],
  ['half a value', ['language:e'], false],
  ['the page', ['url_without_anchor:https://manual.example/docs/x'], true],
  ['another page', ['url_without_anchor:https://manual.example/docs/x/y'], false],
  ['a page without its host', ['url_without_anchor:/docs/x'], false],
])('filters: %s', (_, filters, expected) => {
  expect(readFilters(filters)(facets)).toBe(expected);
});

test('a value may hold a colon', () => {
  expect(readFilters(['version:a:b'])({...facets, version: 'a:b'})).toBe(true);
});
