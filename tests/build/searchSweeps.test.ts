import {describe, expect, test} from 'vitest';
import {answer} from '../../src/search/client/engine/answer';
import {createSearchIndex} from '../../src/search/client/engine/searchIndex';
import {objectIdOf, unpack} from '../../src/search/shared/indexFormat';
import {limitQuery} from '../../src/search/shared/query';
import type {SearchHit, SearchIndexFile, SearchRecord} from '../../src/search/types';
import {readBuilt} from './site';

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
    const {hits} = answer(parameters, {product: null, platform: null}, index);
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
  const numbers = [...new Set(ofKind('code').flatMap(({code}) => code ?? []))];
  const constants = ofKind('code').flatMap((row) => {
    const constant = /\b[A-Z]+(?:_[A-Z\d]+)+$/.exec(headingOf(row))?.[0];
    return constant ? {constant, id: objectIdOf(row)} : [];
  });
  const isRowOf = (code: string) => (hit: SearchHit) =>
    /#mt[45]-(.+)$/.exec(hit.path)?.[1] === code;

  test.each([
    ['alone', (code: string) => code],
    ['in what an EA prints', (code: string) => `OrderSend error ${code}`],
  ])('come first when they are typed %s', (_, queryOf) => {
    const queries = numbers.map((code) => ({query: queryOf(code), isAnswer: isRowOf(code)}));
    expectAnswered(queries, 1, 1);
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
  const texts = [...ofKind('code'), ...ofKind('logLine')].flatMap(({message, anchor}) =>
    (message?.split(' · ') ?? []).map((text) => ({text, anchor})),
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
    ['after "what is"', 'what is ', 3, 0.97],
    ['alone', '', 5, 0.9],
  ])('are among the first rows when they are typed %s', (_, before, rows, share) => {
    const queries = terms.map(({name, isAnswer}) => ({query: before + name, isAnswer}));
    expectAnswered(queries, rows, share);
  });
});
