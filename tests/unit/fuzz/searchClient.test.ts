// cspell:ignore kestrle
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import {createEmbeddedClient} from '@site/src/search/client/createEmbeddedClient';
import {highlight, snippet} from '@site/src/search/client/engine/highlight';
import {nearestWords} from '@site/src/search/client/engine/nearestWords';
import {parseQuery} from '@site/src/search/client/engine/parseQuery';
import {createHostedClient} from '@site/src/search/client/createHostedClient';
import {hitPath} from '@site/src/search/client/hitPath';
import {startEngine} from '@site/src/search/client/engine/searchEngine';
import {createSearchIndex} from '@site/src/search/client/engine/searchIndex';
import {LEVELS} from '@site/src/search/shared/indexFormat';
import {createTokenizer, type Word} from '@site/src/search/shared/tokenize';
import type {SearchHit, SearchParameters} from '@site/src/search/types';
import {indexFile, kestrels, record} from '../../fixtures/searchRecords';
import {always, ESCAPED, text, unescapeHtml} from './runs';

const NOWHERE = {product: null, platform: null};

const file = indexFile([
  ...kestrels(30),
  ...['R-10', 'R-50'].map((manual) =>
    record({
      route: `/docs/${manual}/stop`,
      manual,
      sharedPath: 'stop',
      headings: [`Stop loss & <b>take</b> "profit"`, `ERR_INVALID_STOPS <i>'130'</i>`],
      anchor: 'mt4-130',
      type: 'lvl2',
      platform: 'mt4',
      message: 'Invalid <i>stops</i> · kestrel & "stop"',
      remedy: "Move the stop <b onclick='a()'>away</b>.",
      content: 'A <img src=x onerror=a()> of the stop; &lt;kestrel&gt; – AutoTrading, 10027.',
    }),
  ),
]);
const index = createSearchIndex(file);

function requestOf(query: string, rest: Partial<SearchParameters> = {}): SearchParameters {
  return {indexName: 'manual', query, ...rest};
}

/** All texts of a hit that are rendered as HTML. The name of the manual is rendered as text. */
function htmlOf({hierarchy, content, _snippetResult, _highlightResult}: SearchHit): string[] {
  const marks = [_snippetResult, _highlightResult.hierarchy].flatMap((marked) =>
    Object.values(marked).map(({value}) => value),
  );
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
  test('gets escaped hits, and not more than requested', () =>
    always(
      fc.property(query, fc.nat(40), (asked, size) => {
        const request = requestOf(asked, {hitsPerPage: size});
        const {hits, nbHits} = answer(request, NOWHERE, index);
        expect(hits.length).toBeLessThanOrEqual(size);
        expect(nbHits, 'counterparts are one row').toBeLessThanOrEqual(31);
        for (const html of hits.flatMap(htmlOf)) {
          expect(withoutTags(html)).toMatch(ESCAPED);
        }
      }),
    ));

  test('takes work that grows only with its length', () =>
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
        // One compatibility character may become several (`ﷺ` becomes 18), each in a part and in the whole.
        expect(terms.join('').length).toBeLessThanOrEqual(40 * long.length);
        // A word is expanded to itself, its synonyms, its other forms and at most 40 longer words.
        expect(lookups).toBeLessThanOrEqual(120 * words.length);
      }),
    ));

  test('without hits gets at most five suggested words', () =>
    always(
      fc.property(query, (asked) => {
        expect(nearestWords(asked, index).length).toBeLessThanOrEqual(5);
      }),
    ));
});

describe('any text', () => {
  const {words} = createTokenizer([]);
  // Marks every nth word, whatever it is: otherwise shrinking the text would change the marks as well.
  const marking = (every: number) => {
    let asked = 0;
    return {
      words,
      marksOf: (found: readonly Word[]) => found.map(() => (asked += 1) % every === 0),
    };
  };

  test('is marked and escaped without losing anything', () =>
    always(
      fc.property(text, fc.integer({min: 1, max: 4}), (given, every) => {
        const {value} = highlight(given, marking(every));
        const bare = value.split(/<mark>|<\/mark>/).join('');
        expect(bare).toMatch(ESCAPED);
        expect(unescapeHtml(bare)).toBe(given);
      }),
    ));

  test('has a snippet that is a part of it', () =>
    always(
      fc.property(
        text,
        fc.integer({min: 1, max: 12}),
        fc.integer({min: 1, max: 4}),
        (given, size, every) => {
          const {value} = snippet(given, size, marking(every));
          const bare = withoutTags(value);
          expect(bare).toMatch(ESCAPED);
          expect(given).toContain(unescapeHtml(bare.replace(/^…|…$/g, '')));
        },
      ),
    ));
});

describe('any index', () => {
  const parts = ['origin', 'manuals', 'pages', 'sections', 'strings'] as const;
  const broken = fc.oneof(
    fc.jsonValue({maxDepth: 3}),
    fc
      .tuple(fc.constantFrom(...parts), fc.jsonValue({maxDepth: 2}))
      .map(([part, value]) => ({...file, [part]: value})),
    fc
      .tuple(fc.constantFrom('manuals', 'pages', 'strings'), fc.jsonValue(), fc.nat(3))
      .map(([list, value, index]) => ({
        ...file,
        [list]: (file[list] as unknown[]).map((item, at) => (at === index ? value : item)),
      })),
    fc
      .tuple(fc.constantFrom(...Object.keys(file.sections)), fc.jsonValue())
      .map(([column, value]) => ({...file, sections: {...file.sections, [column]: value}})),
  );

  test('is read, or refused with an error that the search can handle', () =>
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
          expect(outcome).toMatchObject({
            name: 'RetryError',
            reason: expect.stringMatching(/^(invalid|outdated)$/) as unknown,
          });
        }
      }),
    ));
});

describe('any answer of the hosted service', () => {
  const markup = text.map((value) => ({value}));
  const hit = fc.record({
    objectID: fc.string(),
    url: text,
    type: fc.constantFrom('lvl1', 'lvl2', 'content'),
    hierarchy: fc.dictionary(
      fc.constantFrom('lvl0', 'lvl1', 'lvl2'),
      fc.oneof(text, fc.jsonValue()),
    ),
    content: fc.oneof(text, fc.jsonValue()),
    counterparts: fc.oneof(fc.array(fc.record({label: text, url: text})), fc.jsonValue()),
    _snippetResult: fc.oneof(
      fc.record({content: markup, message: markup, remedy: markup}),
      fc.jsonValue(),
    ),
    _highlightResult: fc.oneof(
      fc.record({hierarchy: fc.record({lvl1: markup, lvl2: markup})}),
      fc.jsonValue(),
    ),
  });

  test('becomes escaped hits, or an error that the search can handle', () =>
    always(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.record({hits: fc.array(fc.oneof(hit, fc.jsonValue()))})),
        async (result) => {
          const content = JSON.stringify({results: [result]});
          const client = createHostedClient({appId: 'APP', apiKey: 'key'}, () => NOWHERE, {
            requester: {send: () => Promise.resolve({content, isTimedOut: false, status: 200})},
          });
          const answered = await client.search({requests: [requestOf('a')]}).then(
            ({results}) => results.flatMap(({hits}) => hits),
            (error: unknown) => error,
          );
          if (!Array.isArray(answered)) {
            expect(answered).toMatchObject({name: 'RetryError', reason: 'invalid'});
            return;
          }
          const hits = answered as SearchHit[];
          for (const html of hits.flatMap(htmlOf)) {
            expect(withoutTags(html)).toMatch(ESCAPED);
          }
          for (const {url, counterparts = []} of hits) {
            const links = [url, ...counterparts.map((other) => other.url)];
            expect(links.map(hitPath)).not.toContain(null);
          }
        },
      ),
    ));
});
