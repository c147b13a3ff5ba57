import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {SYNONYMS} from '../shared/synonyms';
import type {SearchRecord} from '../types';

/** A record as it is pushed: `place` is the same for what shows the reader one and the same answer. */
export type HostedRecord = SearchRecord & {place: string};

/** Algolia's smallest plan takes records of up to 10 kB. */
export const MAX_RECORD_BYTES = 10_000;

/** A build has several hundred records; fewer mean that it failed, and a push would wipe the index. */
export const MIN_RECORDS = 100;

/** Most entries of one synonym: https://www.algolia.com/doc/api-reference/api-methods/save-synonyms/ */
const MAX_SYNONYMS = 20;

/**
 * Records as they are pushed. Near twins of several products and the parts of a long text share a
 * `place`, so that the best of them stands for all.
 */
export function toHostedRecords(records: readonly SearchRecord[]): HostedRecord[] {
  return records.map((record) => {
    const page = record.twin === null ? record.url_without_anchor : `twin:${record.twin}`;
    return {...record, place: `${page}#${record.anchor ?? ''}`};
  });
}

/**
 * @throws a sentence that says what is wrong with the records and what to do, before anything is sent
 */
export function checkHostedRecords(records: readonly HostedRecord[], min = MIN_RECORDS): void {
  if (records.length < min) {
    throw new Error(
      `The index has ${records.length} records, fewer than ${min}: a push would empty the search. Run "npm run build" and look at its output.`,
    );
  }
  const large = records.filter((record) => sizeOf(record) > MAX_RECORD_BYTES);
  if (large.length > 0) {
    const names = large.map((record) => `${record.objectID} (${sizeOf(record)} bytes)`);
    throw new Error(
      `Algolia takes records of up to ${MAX_RECORD_BYTES} bytes. Give these parts of the manual a heading of their own: ${names.join(', ')}.`,
    );
  }
}

/** Size as it travels, in bytes. */
export function sizeOf(record: HostedRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/**
 * Settings of the hosted index: those of DocSearch's own crawler (`initialIndexSettings`), with the
 * rules of the built-in search where Algolia has the like: distinct places, typos from four letters,
 * titles before text, never a typo in a number.
 */
export function createIndexSettings(): IndexSettings {
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
    (level) => `unordered(hierarchy.${level})`,
  );
  return {
    searchableAttributes: [...levels, 'unordered(hierarchy.lvl0)', 'content'],
    attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'product', 'platform'],
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'product', 'platform'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    attributeForDistinct: 'place',
    distinct: true,
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    attributeCriteriaComputedByMinProximity: true,
    minProximity: 1,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    queryLanguages: ['en'],
    ignorePlurals: ['en'],
    removeStopWords: ['en'],
    removeWordsIfNoResults: 'allOptional',
    separatorsToIndex: '_',
    camelCaseAttributes: ['hierarchy', 'content'],
    hitsPerPage: 20,
  };
}

/** The table of synonyms and the spellings of product names, as Algolia has them. */
export function createIndexSynonyms(productLabels: readonly string[]): SynonymHit[] {
  const rows = [
    ...SYNONYMS,
    ...productLabels.map(spellingsOf),
    ...['4', '5'].map(platformSpellings),
  ];
  return rows.map((row) => {
    if (row.length > MAX_SYNONYMS) {
      throw new Error(
        `Algolia takes ${MAX_SYNONYMS} synonyms in a row: split "${row.join(', ')}".`,
      );
    }
    const objectID = (row[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return {objectID, type: 'synonym', synonyms: [...row]};
  });
}

/** `R-X25`: also `RX25`, `R X25`, `R X 25`, `RX 25`. */
function spellingsOf(label: string): string[] {
  const [head = '', ...tail] = label.match(/\p{L}|\p{N}+/gu) ?? [];
  const spellings = tail.reduce(
    (starts, piece) => starts.flatMap((start) => [`${start}${piece}`, `${start} ${piece}`]),
    [head],
  );
  return [label, ...spellings];
}

function platformSpellings(digit: string): string[] {
  return [`MT${digit}`, `MT ${digit}`, `MetaTrader ${digit}`, `MetaTrader${digit}`];
}
