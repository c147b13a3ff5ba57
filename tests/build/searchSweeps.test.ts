import {describe, expect, test} from 'vitest';
import {allReturnCodes, codeAnchor} from '../../src/data/return-codes';
import {answer} from '../../src/search/client/engine/answer';
import {createSearchIndex} from '../../src/search/client/engine/searchIndex';
import {MAX_ROWS} from '../../src/search/client/engine/weights';
import {BETWEEN_MESSAGES} from '../../src/search/shared/constants';
import {objectIdOf, unpack} from '../../src/search/shared/indexFormat';
import type {SearchContext, SearchHit, SearchIndexFile, SearchRecord} from '../../src/search/types';
import {textOf} from '../../src/search/view/hitView';
import {limitQuery} from '../../src/search/view/query';
import {readBuilt} from './site';

const NO_CONTEXT: SearchContext = {product: null, platform: null};

const file = JSON.parse(readBuilt('search-index.json')) as SearchIndexFile;
const index = createSearchIndex(file);
const records = unpack(file);

/** A query, and whether a hit answers it. */
interface JudgedQuery {
  query: string;
  isAnswer: (hit: SearchHit) => boolean;
}

/** The queries without an answer among the first rows, each with the hits that are there instead. */
function missed(queries: readonly JudgedQuery[], rows: number): string[] {
  return queries.flatMap(({query, isAnswer}) => {
    const parameters = {query: limitQuery(query)};
    const {hits} = answer(parameters, NO_CONTEXT, index);
    const place = hits.findIndex(isAnswer) + 1;
    const first = hits.slice(0, rows).map(({objectID}) => objectID);
    return place >= 1 && place <= rows
      ? []
      : [`"${query}": ${place === 0 ? 'no row' : `row ${place}`}, first ${first.join(' ')}`];
  });
}

/** Asserts that at least this share of the queries is answered; a failure lists the others. */
function expectAnswered(queries: readonly JudgedQuery[], rows: number, share: number): void {
  const misses = missed(queries, rows);
  const answered = (queries.length - misses.length) / queries.length;
  expect(
    answered,
    `${misses.length} of ${queries.length} have no answer in the first ${rows} rows:\n${misses.join('\n')}\n`,
  ).toBeGreaterThanOrEqual(share);
}

const ofKind = (kind: SearchRecord['kind']) => records.filter((record) => record.kind === kind);
const headingOf = ({headings}: SearchRecord) => headings.at(-1) ?? '';

describe('error codes', () => {
  const coded = records.filter(({code}) => code !== null);
  const numbers = [...new Set(coded.flatMap(({code}) => code ?? []))];
  const constants = coded.flatMap((record) =>
    (record.constant?.split(' ') ?? []).map((constant) => ({constant, id: objectIdOf(record)})),
  );
  const codeOf = ({path}: SearchHit) => /#(?:mt[45]|error)-(.+)$/.exec(path)?.[1];
  const isRowOf = (code: string) => (hit: SearchHit) => codeOf(hit) === code;

  test('have one record each, whose title begins with the number', () => {
    for (const {code, platform} of allReturnCodes) {
      const places = [codeAnchor({platform, code}), `error-${code}`];
      const own = coded.filter(
        (one) =>
          one.code === String(code) &&
          places.includes(one.anchor ?? '') &&
          [platform, null].includes(one.platform),
      );
      expect(own, places[0]).toHaveLength(1);
    }
    for (const record of coded) {
      expect(headingOf(record)).toMatch(new RegExp(`^${record.code}\\b`));
    }
  });

  test.each([
    ['alone', (code: string) => code],
    ['in what an EA prints', (code: string) => `OrderSend error ${code}`],
  ])('come first when they are typed %s', (_, queryOf) => {
    const queries = numbers.map((code) => ({query: queryOf(code), isAnswer: isRowOf(code)}));
    expectAnswered(queries, 1, 1);
  });

  test('are listed first while their number is typed', () => {
    const starts = new Set(numbers.map((code) => code.slice(0, -1)));
    const typed = [...starts].filter((start) => start.length > 1 && !numbers.includes(start));
    for (const query of typed) {
      const isBegun = (code: string | null | undefined) => code?.startsWith(query) === true;
      const rows = ofKind('code').filter(({code}) => isBegun(code)).length;
      const first = answer({query, limit: Math.min(rows, MAX_ROWS)}, NO_CONTEXT, index).hits;
      expect(first.filter((hit) => isBegun(codeOf(hit))).length, query).toBe(
        Math.min(rows, MAX_ROWS),
      );
    }
  });

  test('come first when their constant is typed', () => {
    // The platforms write some of them with another underscore.
    const lettersOf = (name: string) => name.replaceAll('_', '');
    const queries = constants.map(({constant: query}) => {
      const same = constants.filter(({constant}) => lettersOf(constant) === lettersOf(query));
      const ids = same.map(({id}) => id);
      return {query, isAnswer: ({objectID}: SearchHit) => ids.includes(objectID)};
    });
    expectAnswered(queries, 1, 1);
  });
});

test('finds the row of a line that logs print', () => {
  const texts = records.flatMap(({message, anchor}) =>
    (message?.split(BETWEEN_MESSAGES) ?? []).map((text) => ({text, anchor})),
  );
  const queries = texts.map(({text}) => {
    // Several codes have the same message. Any of them is a right answer.
    const same = texts.filter((other) => other.text.toLowerCase() === text.toLowerCase());
    const anchors = new Set(same.map(({anchor}) => anchor));
    return {
      query: text.replaceAll('…', ' '),
      isAnswer: ({path}: SearchHit) => anchors.has(path.split('#')[1] ?? null),
    };
  });
  expectAnswered(queries, 3, 0.97);
});

describe('glossary terms', () => {
  const terms = ofKind('term').map((term) => ({
    // `Expert Advisor (EA)`: readers ask for one or the other.
    name: headingOf(term).replace(/\s*\(.*\)/, ''),
    isAnswer: (hit: SearchHit) => hit.objectID === objectIdOf(term),
  }));

  test.each([
    ['after "what is"', 'what is '],
    ['alone', ''],
  ])('are among the first three rows when they are typed %s', (_, before) => {
    const queries = terms.map(({name, isAnswer}) => ({query: before + name, isAnswer}));
    expectAnswered(queries, 3, 1);
  });
});

describe('titles', () => {
  test('of pages lead to their page', () => {
    const queries = ofKind('page').map((page) => ({
      query: headingOf(page),
      isAnswer: ({headings}: SearchHit) =>
        headings.length === 1 && textOf(headings[0] ?? []) === headingOf(page),
    }));
    expectAnswered(queries, 1, 1);
  });

  test('name the page of a section if other pages have one of the same name', () => {
    const pagesOf = new Map<string, Set<string>>();
    for (const section of ofKind('section')) {
      const pages = pagesOf.get(headingOf(section)) ?? new Set();
      pagesOf.set(headingOf(section), pages.add(section.sharedPath ?? section.route));
    }
    const repeated = [...pagesOf].flatMap(([heading, pages]) => (pages.size > 1 ? [heading] : []));
    for (const query of repeated) {
      const {hits} = answer({query, limit: MAX_ROWS}, NO_CONTEXT, index);
      const found = hits.map(({headings}) => textOf(headings.at(-1) ?? []));
      expect(found).not.toContain(query);
      expect(found.filter((title) => title.endsWith(` · ${query}`))).not.toEqual([]);
    }
  });
});
