import {describe, expect, test} from 'vitest';
import type {FoundPlace} from '@site/src/search/client/engine/collapseTwins';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import {placeRows} from '@site/src/search/client/engine/placeRows';
import type {IndexedPage} from '@site/src/search/types';
import {input, match, type Given} from './ranking';
import {createIndex, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);

const pages = new Map<string, IndexedPage>();

/** A place that was found. Places of one page have it in common, as they do in an index. */
function found(given: Given): FoundPlace {
  const {at, ...one} = match(given);
  const page = pages.get(at.page.route) ?? at.page;
  pages.set(at.page.route, page);
  const best = {...one, at: {...at, page}};
  return {best, matches: [best]};
}

const term = (heading: string): FoundPlace =>
  found({
    route: '/docs/basics/',
    headings: ['Glossary', heading],
    anchor: `term-${heading.toLowerCase().replace(/\W+/g, '-')}`,
    kind: 'term',
    type: 'lvl2',
  });
const page = (name: string, given: Given = {}): FoundPlace =>
  found({route: `/docs/${name}`, headings: [name], ...given});
const part = (name: string, anchor: string): FoundPlace =>
  page(name, {headings: [name, anchor], anchor, type: 'lvl2'});

/** The rows of a list, by route and anchor, without `/docs/`. */
function rows(places: readonly FoundPlace[], query: string): string[] {
  return placeRows(places, parseQuery(query, index)).map(({row: {best}}) =>
    [best.at.page.route.slice('/docs/'.length), best.texts.section.anchor]
      .filter(Boolean)
      .join('#'),
  );
}

describe('the definition of a term', () => {
  const others = ['a', 'b', 'c', 'd'].map((name) => page(name));

  test.each([
    ['comes first when its meaning is asked for', 'what is a chart', ['basics/#term-chart', 'a']],
    ['comes first for "define"', 'define chart', ['basics/#term-chart', 'a']],
    ['is third when the query is the term', 'chart', ['a', 'b', 'basics/#term-chart', 'c']],
    [
      'is third when the query is the term in other words',
      'charts',
      ['a', 'b', 'basics/#term-chart', 'c'],
    ],
    [
      'stays where it is when more is asked for',
      'attach chart',
      ['a', 'b', 'c', 'd', 'basics/#term-chart'],
    ],
    [
      'stays where it is when another thing is asked for',
      'what is a vps',
      ['a', 'b', 'c', 'd', 'basics/#term-chart'],
    ],
  ])('%s', (_, query, expected) => {
    expect(rows([...others, term('Chart')], query).slice(0, expected.length)).toEqual(expected);
  });

  test('is not moved down', () => {
    expect(rows([term('Chart'), ...others], 'chart ')[0]).toBe('basics/#term-chart');
  });

  test('that was typed is chosen, not one that means the same', () => {
    const terms = [term('Robot'), term('Expert')];
    const [first] = rows([...others, ...terms], 'what is expert ');
    expect(first).toBe('basics/#term-expert');
    expect(rows([...others, term('Robot')], 'what is expert ')[0]).toBe('basics/#term-robot');
  });

  test('stands beside a row of its page, since the list shows these together', () => {
    const sibling = found({
      route: '/docs/basics/',
      headings: ['Glossary', 'About charts'],
      anchor: 'about',
      type: 'lvl2',
    });
    const [a, b, c] = others as [FoundPlace, FoundPlace, FoundPlace];
    expect(rows([sibling, a, b, c, term('Chart')], 'chart ').slice(0, 3)).toEqual([
      'basics/#about',
      'basics/#term-chart',
      'a',
    ]);
    expect(rows([a, sibling, b, c, term('Chart')], 'chart ').slice(0, 3)).toEqual([
      'a',
      'basics/#about',
      'basics/#term-chart',
    ]);
  });
});

describe('a page whose title answers', () => {
  const answering = page('birds', {headings: ['Attach the chart'], scores: [1, 1]});

  test('is the first of its rows', () => {
    const places = [part('birds', 'a'), page('x'), answering];
    expect(rows(places, 'attach chart ')).toEqual(['birds', 'birds#a', 'x']);
  });

  test.each([
    ['its title lacks a word', {headings: ['Attach']}, 'attach chart '],
    ['the words were not all found', {scores: [1, 0]}, 'attach chart '],
    ['it is only a part of a page', {anchor: 'b', type: 'lvl2', kind: 'section'}, 'attach chart '],
  ] as const)('is not, if %s', (_, changes, query) => {
    const given: Given = {headings: ['Attach the chart'], scores: [1, 1]};
    const other = page('birds', {...given, ...(changes as Given)});
    const [first] = rows([part('birds', 'a'), page('x'), other], query);
    expect(first).toBe('birds#a');
  });
});

test('pages that are near twins are one page in the list', () => {
  const on = (platform: string, anchor: string | null) =>
    found({
      route: `/docs/r50/${platform}/x`,
      manual: 'R-50',
      twin: `${platform}/x`,
      headings: ['X'],
      anchor,
    });
  const placed = placeRows(
    [on('mt4', 'a'), on('mt5', 'b'), page('y'), on('mt4', 'c')],
    input('chart ').query,
  );
  expect(placed.map(({isFurther}) => isFurther)).toEqual([false, false, false, true]);
  expect(placed.map(({hasMore}) => hasMore)).toEqual([false, true, false, false]);
});
