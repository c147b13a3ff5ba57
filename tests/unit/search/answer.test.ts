import {describe, expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import type {SearchContext, SearchRequest} from '@site/src/search/types';
import {kestrels, record} from '../../fixtures/searchRecords';
import {marked} from './marked';
import {createIndex, NO_CONTEXT, SAMPLE} from './sampleIndex';

const index = createIndex(SAMPLE);
const R50: SearchContext = {product: 'r50', platform: null};

const ask = (
  query: string,
  more: Partial<SearchRequest> = {},
  context: SearchContext = R50,
  searched = index,
) => answer({query, ...more}, context, searched);

const places = (...asked: Parameters<typeof ask>) => ask(...asked).hits.map(({path}) => path);

test('shows the best counterpart, and names the others', () => {
  const {hits, nbHits} = ask('smiling face');
  expect(hits.map(({path}) => path)).toEqual(['/docs/r50/mt4/setup/attach_ea#allow']);
  const counterpart = (label: string, path: string) => ({
    label,
    path: `/docs/${path}/setup/attach_ea#allow`,
  });
  expect(hits[0]?.counterparts).toEqual([
    counterpart('MT5', 'r50/mt5'),
    counterpart('R-10', 'r10/mt4'),
    counterpart('R-400', 'r400/mt4'),
  ]);
  expect(nbHits, 'one row').toBe(1);
});

test('names no counterparts of a page without any', () => {
  expect(ask('10027').hits[0]).not.toHaveProperty('counterparts');
});

describe('rows of one page', () => {
  const section = (name: string, position: number) =>
    record({
      route: '/docs/birds',
      headings: ['Birds', `Kestrel ${name}`],
      anchor: name,
      position,
    });
  const page = record({route: '/docs/birds', headings: ['Kestrels'], content: 'All of them.'});
  const birds = createIndex([page, ...['a', 'b', 'c', 'd'].map(section)]);

  test('are three, and the others are at the end', () => {
    const {hits, nbHits} = ask('kestrel ', {}, NO_CONTEXT, birds);
    expect(hits.map(({path, isBelowPage, isFurther}) => [path, isBelowPage, isFurther])).toEqual([
      ['/docs/birds', undefined, undefined],
      ['/docs/birds#a', true, undefined],
      ['/docs/birds#b', true, undefined],
      ['/docs/birds#c', undefined, true],
      ['/docs/birds#d', undefined, true],
    ]);
    expect(nbHits).toBe(5);
  });
});

test.each([
  [{limit: 2}, 2],
  [{}, 6],
  [{limit: 0}, 0],
])('shows for %j the first %d hits, and counts all', (more, expected) => {
  const {hits, nbHits} = ask('kestrel ', more, NO_CONTEXT, createIndex(kestrels(6)));
  expect([hits.length, nbHits]).toEqual([expected, 6]);
});

test.each([
  ['a word that is being typed', 'navig', '[Navigator]'],
  ['a misspelt word', 'navigtor ', '[Navigator]'],
])('marks what was found: %s', (_, query, expected) => {
  const [hit] = ask(query).hits;
  expect(marked(hit?.content)).toContain(expected);
});

test('does not mark synonyms', () => {
  const [hit] = ask('quote ').hits;
  expect(marked(hit?.content)).toContain('price');
  expect(marked(hit?.content)).not.toContain('[');
});

test.each(['zebra kestrel ', '', '?!'])('finds nothing for "%s"', (query) => {
  expect(ask(query).hits).toEqual([]);
});

/** The row of a code with this heading and these messages. */
const codeRow = (heading: string, message: string) =>
  record({
    route: '/docs/codes',
    headings: ['Codes', heading],
    anchor: 'mt4-136',
    kind: 'code',
    code: '136',
    message,
    remedy: 'Try again later.',
  });

test('shows the remedy of a code', () => {
  const row = codeRow('136 (MT4): off quotes', 'off quotes');
  const [hit] = ask('136', {}, NO_CONTEXT, createIndex([row])).hits;
  expect(marked(hit?.headings[1])).toBe('[136] (MT4): off quotes');
  expect(marked(hit?.remedy)).toBe('Try again later.');
});

test.each([
  ['what was typed and the title does not have', 'no price', 'no price', '[no] [price]'],
  ['each text once', 'price', 'No price · no  price', 'No [price]'],
  ['not, if the title has it', 'off quotes', 'Off quotes', null],
  ['not, if the title has the same words', 'off quotes', 'quotes are off', null],
  ['not, if only the number was typed', '136', 'no price', null],
])('shows of the messages of a code %s', (_, query, message, expected) => {
  const index = createIndex([codeRow('136, off quotes', message)]);
  const [hit] = ask(query, {}, NO_CONTEXT, index).hits;
  expect(marked(hit?.message)).toBe(expected);
});

test('finds a bug of the EA by its number, name and whole message, not by other words', () => {
  const bug = record({
    ...codeRow('136 (MT4): wrong kestrel property', 'wrong kestrel property'),
    kind: 'bug',
    constant: 'ERR_KESTREL_PROPERTY',
  });
  const index = createIndex([bug, ...kestrels(2)]);
  const found = (query: string) => places(query, {}, NO_CONTEXT, index);
  for (const query of ['136', 'ERR_KESTREL_PROPERTY', 'wrong kestrel property']) {
    expect(found(query)[0], query).toBe('/docs/codes#mt4-136');
  }
  expect(found('kestrel ')).toHaveLength(2);
  expect(found('kestrel ')).not.toContain('/docs/codes#mt4-136');
});

test('knows a title that terminals print', () => {
  const line = record({
    route: '/docs/codes',
    headings: ['Codes', 'zero divide'],
    anchor: 'log-zero',
    kind: 'logLine',
    message: 'zero divide',
  });
  const [hit] = ask('zero divide', {}, NO_CONTEXT, createIndex([line])).hits;
  expect(hit).toMatchObject({isPrinted: true, message: null});
});

test('names the page of a heading that several pages have', () => {
  const steps = ['Attach', 'Install'].flatMap((title) =>
    ['Finished', `${title} it by hand`].map((heading, position) =>
      record({
        route: `/docs/${title}`,
        headings: [title, 'Steps', heading],
        anchor: `${position}`,
        content: 'A kestrel appears.',
        position,
      }),
    ),
  );
  const {hits} = ask('kestrel ', {}, NO_CONTEXT, createIndex(steps));
  const headings = hits.map((hit) => hit.headings.map(marked));
  expect(headings).toContainEqual(['Attach · Finished']);
  expect(headings).toContainEqual(['Install', 'Steps', 'Install it by hand']);
});

test.each([
  ['stop', true],
  ['how do I stop the robot', true],
  ['halt all trading', true],
  ['close everything', true],
  ['stop loss', false],
  ['close a position', false],
])('"%s" leads to the steps that stop an EA first: %s', (query, expected) => {
  const stop = record({
    route: '/docs/support/',
    headings: ['Support', 'Stop the EA'],
    anchor: 'stop',
    content: 'Turn the button red, and close everything.',
  });
  const others = ['Stop', 'Stop loss', 'Halt', 'Close', 'Close everything'].map((heading, at) =>
    record({route: '/docs/other', headings: ['Other', heading], anchor: `${at}`}),
  );
  const [first] = places(query, {}, R50, createIndex([...others, stop]));
  expect(first === '/docs/support/#stop').toBe(expected);
});

test('takes the words of a short message of a code for a quotation only if they are the whole query', () => {
  const rows = createIndex([
    codeRow('136 (MT4): limit orders', 'limit orders'),
    record({
      route: '/docs/faq',
      headings: ['Questions', 'Orders at the weekend'],
      anchor: 'weekend',
    }),
  ]);
  const first = (query: string) => places(query, {}, NO_CONTEXT, rows)[0];
  expect(first('limit orders')).toBe('/docs/codes#mt4-136');
  expect(first('limit orders at the weekend')).toBe('/docs/faq#weekend');
  expect(first('what does the message “limit orders” mean at a weekend')).toBe(
    '/docs/codes#mt4-136',
  );
});

test('takes a word for a message only in the form of the message', () => {
  const rows = createIndex([
    codeRow('10007 (MT5): canceled', 'canceled'),
    record({route: '/docs/faq', headings: ['Questions', 'Cancel a rental'], anchor: 'cancel'}),
  ]);
  const first = (query: string) => places(query, {}, NO_CONTEXT, rows)[0];
  expect(first('canceled')).toBe('/docs/codes#mt4-136');
  expect(first('cancel')).toBe('/docs/faq#cancel');
});
