import {expect, test} from 'vitest';
import {company} from '@site/src/data/company';
import {findMissingValues} from '@site/src/data/build/ownerValues';
import {checkProductFacts} from '@site/src/data/build/checkProductFacts';
import type {ProductFacts} from '@site/src/data/product-facts';
import type {Product} from '@site/src/data/products';
import {firstProduct} from '../../fixtures/fullProducts';

const index: Product = {id: 'r25', label: 'R-25', scope: 'index', path: '/docs/category/r-25'};
const note = {doc: 'v7', label: 'Version 7', date: '2025-06-23'};
const facts: Required<ProductFacts> = {
  symbols: ['EURUSD'],
  timeframes: ['M15', 'H1'],
  account: 'a hedging account',
  smallestBalance: '1,000 USD',
  webAddresses: [],
  needsDll: false,
  files: {mt4: 'R10.ex4', mt5: 'R10.ex5'},
};
const complete = {
  company: {
    ...company,
    url: 'https://manual.host.test',
    website: 'https://host.test',
    support: 'help@host.test',
  },
  facts: {[firstProduct.id]: facts, r25: facts},
  products: [firstProduct, index],
  releases: [{...note, changes: ['It is faster.']}],
};

test('accepts complete values, and finds none missing', () => {
  expect(findMissingValues(complete)).toEqual([]);
  expect(() => checkProductFacts({[firstProduct.id]: facts})).not.toThrow();
});

test.each(['500 USDT', '0.1 BTC', '$1,000', '1.000 €', '10,000 cents'])(
  'accepts the balance %s',
  (smallestBalance) => {
    expect(() => checkProductFacts({[firstProduct.id]: {...facts, smallestBalance}})).not.toThrow();
  },
);

test.each([
  [
    'a placeholder',
    {company: {...complete.company, url: 'https://a.example'}},
    ['url is the placeholder https://a.example'],
  ],
  [
    'the contact',
    {company: {...complete.company, support: undefined}},
    ['support, the contact of the company'],
  ],
  [
    'one fact',
    {facts: {...complete.facts, [firstProduct.id]: {...facts, needsDll: undefined}}},
    [`needsDll of ${firstProduct.label}`],
  ],
  [
    'a file that is there for one platform only',
    {facts: {...complete.facts, [firstProduct.id]: {...facts, files: {mt5: 'R10.ex5'}}}},
    [`files of ${firstProduct.label}`],
  ],
  ['changes', {releases: [note]}, ['changes of Version 7']],
])('names %s', (_, changes, messages) => {
  const missing = findMissingValues({...complete, ...changes});
  expect(missing.map(({message}) => message)).toEqual(messages);
});

test('needs only the values of the row in Basics for a product without tasks', () => {
  const missing = findMissingValues({...complete, facts: {[firstProduct.id]: facts}});
  expect(missing.map(({message}) => message)).toEqual([
    'symbols of R-25',
    'timeframes of R-25',
    'account of R-25',
    'smallestBalance of R-25',
  ]);
  expect(missing[0]?.pages).toEqual(['/docs/basics/']);
});

test.each<[string, object, string]>([
  [
    'a timeframe',
    {timeframes: ['H3x']},
    'timeframes.0: "H3x" is not a timeframe of the terminal: write it as in H1.',
  ],
  [
    'a balance',
    {smallestBalance: '1000'},
    'smallestBalance: "1000" is not a balance: write the amount with its currency, as in 1,000 USD.',
  ],
  ['an address', {webAddresses: ['host.test']}, 'webAddresses.0: "host.test" is not a web address'],
  ['a file', {files: {mt4: 'R10.ex5'}}, 'files.mt4: "R10.ex5" is not an EA file for this platform'],
  ['an empty list', {symbols: []}, 'symbols: '],
  ['a name', {symbol: 'EURUSD'}, 'symbol: there is no such product or fact'],
])('refuses %s that cannot be right', (_, changes, message) => {
  expect(() => checkProductFacts({[firstProduct.id]: {...facts, ...changes}})).toThrow(
    `${firstProduct.id}.${message}`,
  );
});

test('refuses a product that does not exist', () => {
  expect(() => checkProductFacts({nope: facts})).toThrow(
    'src/data/product-facts.ts: nope: there is no such product or fact',
  );
});
