import {describe, expect, test} from 'vitest';
import {readHostedResult} from '@site/src/search/client/readHostedResult';
import type {HitTwin, SearchHit} from '@site/src/search/types';
import {record} from '../../fixtures/searchRecords';

const request = {query: 'kestrel', indexName: 'manual'};

/** The hits of an answer of the service. */
function read(hits: readonly unknown[]): SearchHit[] {
  return readHostedResult({hits}, request).hits;
}

/**
 * A hit by its name: `a#x` is a part of the page `a`, `a` the page itself, `a!` the page itself whose
 * title says the whole query.
 */
function hit(name: string, more: object = {}): object {
  const isAnswer = name.endsWith('!');
  const [path = '', anchor = null] = name.replace('!', '').split('#');
  const matchLevel = isAnswer ? 'full' : 'partial';
  return {
    ...record({
      route: `/docs/${path}`,
      anchor,
      headings: [path, anchor],
      type: anchor === null ? 'lvl1' : 'lvl2',
    }),
    place: `twin ${path}#${anchor ?? ''}`,
    _highlightResult: {hierarchy: {lvl1: {value: path, matchLevel}}},
    ...more,
  };
}

const nameOf = ({url}: SearchHit) => url.slice('https://manual.example/docs/'.length);

describe('the rows of an answer', () => {
  test.each([
    ['pages keep the order of their best rows', 'b#1 a c', 'b#1 a c', ''],
    ['rows of a page stand together', 'a a#1 b', 'a a#1 b', ''],
    ['rows behind those of another page are further ones', 'a b a#1', 'a b', 'a#1'],
    ['at most three rows of a page', 'a a#1 a#2 a#3 b', 'a a#1 a#2 b', 'a#3'],
    ['a page whose title says the query is the first of its rows', 'a#1 b a!', 'a a#1 b', ''],
    ['one whose title says a part of it is not', 'a#1 a b', 'a#1 a b', ''],
  ])('%s', (_, names, shown, further) => {
    const hits = read(names.split(' ').map((name) => hit(name)));
    const of = (isFurther: boolean) =>
      hits
        .filter((one) => (one.isFurther ?? false) === isFurther)
        .map(nameOf)
        .join(' ');
    expect([of(false), of(true)]).toEqual([shown, further]);
  });

  test('say what is above them and that there are more', () => {
    const hits = read(['a', 'a#1', 'b', 'a#2'].map((name) => hit(name)));
    expect(
      hits.map(({isBelowPage, hasMore, isFurther}) => ({isBelowPage, hasMore, isFurther})),
    ).toEqual([{}, {isBelowPage: true, hasMore: true}, {}, {isFurther: true}]);
  });

  test('are of one page, if the service says that their places are', () => {
    const place = (anchor: string) => ({place: `twin x#${anchor}`});
    const hits = read([hit('r50/x#a', place('a')), hit('y'), hit('r10/x#b', place('b'))]);
    expect(hits.map((one) => [nameOf(one), one.isFurther])).toEqual([
      ['r50/x#a', undefined],
      ['y', undefined],
      ['r10/x#b', true],
    ]);
  });

  test.each([[undefined], [1], [{}], [null]])(
    'without a place (%j) are of their own page',
    (place) => {
      const hits = read([hit('a#1', {place}), hit('b', {place}), hit('a#2', {place})]);
      expect(hits.map(({isFurther}) => isFurther)).toEqual([undefined, undefined, true]);
    },
  );

  test('that lead to another site are dropped', () => {
    expect(read([hit('a'), hit('b', {url: 'javascript:alert(1)'})]).map(nameOf)).toEqual(['a']);
  });
});

describe('the twins of a hit', () => {
  const twin = {label: 'R-10', url: 'https://manual.example/docs/r10/x'};

  test.each<[string, unknown, HitTwin[] | undefined]>([
    ['are kept', [twin], [twin]],
    ['have nothing but a name and an address', [{...twin, html: '<b>'}], [twin]],
    ['are none, if there are none', [], undefined],
    ['are none, if they are no list', {0: twin}, undefined],
    ['are none, if they are missing', undefined, undefined],
    ['are dropped without a name', [{url: twin.url}, twin], [twin]],
    ['are dropped without an address', [{label: 'R-10'}, twin], [twin]],
    ['are dropped, if they are no objects', [null, 'x', 1, twin], [twin]],
    ['are dropped, if their name is no text', [{...twin, label: {}}], undefined],
    ['are dropped, if they run a script', [{...twin, url: 'javascript:alert(1)'}], undefined],
    ['are dropped, if they hold a page', [{...twin, url: 'data:text/html,x'}], undefined],
    ['are dropped, if they name a host', [{...twin, url: 'https://x//evil.example/a'}], undefined],
  ])('%s', (_, twins, expected) => {
    expect(read([hit('a', {twins})])[0]?.twins).toEqual(expected);
  });

  // They are rendered as text, so markup does no harm.
  test('keep their names as they are', () => {
    const label = '<img src=x onerror=y>';
    expect(read([hit('a', {twins: [{...twin, label}]})])[0]?.twins?.[0]?.label).toBe(label);
  });
});
