import {expect, test} from 'vitest';
import type {GlossaryTerm} from '@site/src/data/glossary/types';
import {validateGlossary} from '@site/src/data/glossary/validate';

const ask: GlossaryTerm = {id: 'ask', term: 'Ask', definition: 'The price at which you buy.'};
const bid: GlossaryTerm = {id: 'bid', term: 'Bid', definition: 'The price at which you sell.'};

test.each<[string, GlossaryTerm[], string]>([
  [
    'a duplicate id',
    [ask, {...bid, id: 'ask'}],
    'src/data/glossary: ask: exists twice: keep one of them.',
  ],
  [
    'an id with a space',
    [{...ask, id: 'ask price'}],
    'ask price: the id can’t be used as an anchor',
  ],
  [
    'a long definition',
    [{...ask, definition: 'x'.repeat(141)}],
    'ask: the definition has more than 140 characters: shorten it.',
  ],
  [
    'terms in another order',
    [bid, ask],
    'The term "Ask" comes after "Bid": put it in alphabetical order.',
  ],
])('refuses %s', (_, terms, message) => {
  expect(() => {
    validateGlossary(terms);
  }).toThrow(message);
});
