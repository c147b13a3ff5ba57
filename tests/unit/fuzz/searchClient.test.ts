// cspell:ignore kestrle
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {answer} from '../../../src/plugins/search-index/client/answer';
import {createEmbeddedClient} from '../../../src/plugins/search-index/client/createEmbeddedClient';
import {highlight, snippet} from '../../../src/plugins/search-index/client/highlight';
import {nearestWords} from '../../../src/plugins/search-index/client/nearestWords';
import {parseQuery} from '../../../src/plugins/search-index/client/parseQuery';
import {readHostedResult} from '../../../src/plugins/search-index/client/readHostedResult';
import {startEngine} from '../../../src/plugins/search-index/client/searchEngine';
import {createSearchIndex} from '../../../src/plugins/search-index/client/searchIndex';
import {LEVELS} from '../../../src/plugins/search-index/shared/indexFormat';
import {createTokenizer, type Word} from '../../../src/plugins/search-index/shared/tokenize';
import type {SearchHit, SearchParameters} from '../../../src/plugins/search-index/types';
import {indexFile, kestrels, record} from '../../fixtures/searchRecords';
import {always, ESCAPED, text, unescapeHtml} from './runs';

const NOWHERE = {product: null, platform: null};
const TAGS = {preTag: '<mark>', postTag: '</mark>'};

const file = indexFile([
  ...kestrels(30),
  ...['R-10', 'R-50'].map((manual) =>
    record({
      route: `/docs/${manual}/stop`,
      manual,
      twin: 'stop',
      headings: [`Stop loss & <b>take</b> "profit"`, `ERR_INVALID_STOPS <i>'130'</i>`],
      anchor: 'mt4-130',
      type: 'lvl2',
      platform: 'mt4',
      content: 'A <img src=x onerror=a()> of the stop; &lt;kestrel&gt; – AutoTrading, 10027.',
    }),
  ),
]);
const index = createSearchIndex(file);

function requestOf(query: string, rest: Partial<SearchParameters> = {}): SearchParameters {
  return {
    indexName: 'manual',
    query,
    highlightPreTag: TAGS.preTag,
    highlightPostTag: TAGS.postTag,
    ...rest,
  };
}

/** Every text of a hit that is drawn as HTML; the name of the manual is drawn as text. */
function htmlOf({hierarchy, content, _snippetResult, _highlightResult}: SearchHit): string[] {
  const marks = [_snippetResult, _highlightResult].flatMap((result) => [
    ...LEVELS.map((level) => result.hierarchy[level]?.value),
    result.content?.value,
  ]);
  return [...LEVELS.map((level) => hierarchy[level]), content, ...marks].filter(
    (html) => typeof html === 'string',
  );
}

function withoutTags(html: string): string {
  return html.replace(/<\/?mark>/g, '');
}

const query = fc.oneof(
  text,
  fc.string({unit: 'binary', maxLength: 200}),
  fc.constantFrom('kestrel', 'stop loss', 'err130', '10027', 'kestrle', 'r 50 stop'),
);

describe('any query', () => {
  test('is answered, with hits that are escaped and not more of them than asked for', () =>
    always(
      fc.property(query, fc.nat(40), fc.nat(5), fc.boolean(), (asked, size, page, distinct) => {
        const request = requestOf(asked, {hitsPerPage: size, page, distinct});
        const {hits, nbHits} = answer(request, NOWHERE, index);
        expect(hits.length).toBeLessThanOrEqual(size);
        expect(nbHits).toBeLessThanOrEqual(32);
        for (const html of hits.flatMap(htmlOf)) {
          expect(withoutTags(html)).toMatch(ESCAPED);
        }
      }),
    ));

  test('is read with work that its length bounds', () =>
    always(
      fc.property(query, fc.integer({min: 1, max: 20}), (asked, times) => {
        const long = asked.repeat(times);
        let lookups = 0;
        const counting = {
          ...index,
          scoreTerm: (term: string) => {
            lookups += 1;
            return index.scoreTerm(term);
          },
        };
        const {words, terms} = parseQuery(long, index);
        answer(requestOf(long), NOWHERE, counting);
        expect(words.length).toBeLessThanOrEqual(long.length);
        // A compatibility character may be several (`ﷺ` is 18), each a part of the word and of its whole.
        expect(terms.join('').length).toBeLessThanOrEqual(40 * long.length);
        // Each word stands for itself, its synonyms, its family and at most 40 that go on from it.
        expect(lookups).toBeLessThanOrEqual(120 * words.length);
      }),
    ));

  test('that found nothing gets at most five words to try', () =>
    always(
      fc.property(query, (asked) => {
        expect(nearestWords(asked, index).length).toBeLessThanOrEqual(5);
      }),
    ));
});

describe('any text', () => {
  const {words} = createTokenizer([]);
  // Whether a word is found must not depend on what it is, or the shrinker would change both at once.
  const marking = (every: number) => {
    let asked = 0;
    return {
      words,
      marksOf: (found: readonly Word[]) => found.map(() => (asked += 1) % every === 0),
      ...TAGS,
    };
  };

  test('is marked without a loss, and escaped', () =>
    always(
      fc.property(text, fc.integer({min: 1, max: 4}), (given, every) => {
        const {value} = highlight(given, marking(every));
        const bare = value.split(/<mark>|<\/mark>/).join('');
        expect(bare).toMatch(ESCAPED);
        expect(unescapeHtml(bare)).toBe(given);
      }),
    ));

  test('is cut to a window of itself', () =>
    always(
      fc.property(
        text,
        fc.integer({min: 1, max: 12}),
        fc.integer({min: 1, max: 4}),
        (given, size, every) => {
          const {value} = snippet(given, size, '…', marking(every));
          const bare = withoutTags(value);
          expect(bare).toMatch(ESCAPED);
          expect(given).toContain(unescapeHtml(bare.replace(/^…|…$/g, '')));
        },
      ),
    ));
});

describe('any index', () => {
  const places = ['origin', 'manuals', 'pages', 'sections', 'strings'] as const;
  const broken = fc.oneof(
    fc.jsonValue({maxDepth: 3}),
    fc
      .tuple(fc.constantFrom(...places), fc.jsonValue({maxDepth: 2}))
      .map(([place, value]) => ({...file, [place]: value})),
    fc
      .tuple(fc.constantFrom('manuals', 'pages', 'sections', 'strings'), fc.jsonValue(), fc.nat(3))
      .map(([list, value, place]) => ({
        ...file,
        [list]: (file[list as 'strings'] as unknown[]).map((item, at) =>
          at === place ? value : item,
        ),
      })),
  );

  test('is read or refused with an error that the search knows', () =>
    always(
      fc.asyncProperty(broken, async (value) => {
        const client = createEmbeddedClient({
          start: startEngine,
          indexUrl: '/',
          getContext: () => NOWHERE,
          fetch: () => Promise.resolve(Response.json(value)),
        });
        const outcome = await client.search({requests: [requestOf('kestrel stop')]}).then(
          ({results}) => results.flatMap(({hits}) => hits).flatMap(htmlOf),
          (error: unknown) => error,
        );
        if (!Array.isArray(outcome)) {
          expect(outcome).toMatchObject({name: 'RetryError', reason: 'invalid'});
        }
      }),
    ));
});

describe('any answer of the hosted service', () => {
  const markup = text.map((value) => ({value, matchLevel: 'full'}));
  const hit = fc.record({
    objectID: fc.string(),
    url: text,
    type: fc.constantFrom('lvl1', 'lvl2', 'content'),
    hierarchy: fc.dictionary(
      fc.constantFrom('lvl0', 'lvl1', 'lvl2'),
      fc.oneof(text, fc.jsonValue()),
    ),
    content: fc.oneof(text, fc.jsonValue()),
    _snippetResult: fc.oneof(
      fc.record({hierarchy: fc.record({lvl1: markup, lvl2: markup}), content: markup}),
      fc.jsonValue(),
    ),
    _highlightResult: fc.oneof(
      fc.record({hierarchy: fc.record({lvl1: markup, lvl2: markup})}),
      fc.jsonValue(),
    ),
  });

  test('becomes hits that are escaped, or an error that the search knows', () =>
    always(
      fc.property(
        fc.oneof(fc.jsonValue(), fc.record({hits: fc.array(fc.oneof(hit, fc.jsonValue()))})),
        (result) => {
          try {
            for (const html of readHostedResult(result, requestOf('a')).hits.flatMap(htmlOf)) {
              expect(withoutTags(html)).toMatch(ESCAPED);
            }
          } catch (error) {
            expect(error).toMatchObject({name: 'RetryError', reason: 'invalid'});
          }
        },
      ),
    ));
});
