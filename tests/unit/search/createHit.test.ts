import {expect, test} from 'vitest';
import {createHit} from '@site/src/search/client/engine/createHit';
import {createTokenizer, type Word} from '@site/src/search/shared/tokenize';
import {record} from '../../fixtures/searchRecords';
import {marked} from './marked';

const isKestrel = (words: readonly Word[]) => words.map(({term}) => term === 'kestrel');
const marking = {
  ...createTokenizer([]),
  marksOf: isKestrel,
  foundIn: isKestrel,
  worthOf: () => 1,
  enough: 0,
};

test('headings are marked in full, and texts cut to the words that are asked for', () => {
  const given = record({
    route: '/docs/x',
    headings: ['Page', null, 'Kestrel <b> nest'],
    anchor: 'a',
    type: 'lvl3',
    platform: 'mt4',
    content: 'One two. Kestrel three four',
    message: '',
    remedy: null,
  });
  const {headings, content, ...hit} = createHit(given, marking, 2);
  expect(headings.map(marked)).toEqual(['Page', '[Kestrel] <b> nest']);
  expect(marked(content)).toBe('…[Kestrel] three…');
  expect(hit).toEqual({
    objectID: '/docs/x#a:lvl3',
    url: 'https://manual.example/docs/x#a',
    manual: 'Support',
    platform: 'mt4',
    message: null,
    remedy: null,
  });
});
