import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {SYNONYMS} from '../shared/synonyms';
import {HIT_ATTRIBUTES, SNIPPED_TEXTS, SNIPPET_WORDS} from '../shared/constants';
import {LEVELS} from '../shared/indexFormat';
import {orderTwins, pageGroup, twinLabel} from '../shared/twins';
import type {HitTwin, SearchRecord} from '../types';

/** A record as it is pushed. */
export type HostedRecord = SearchRecord & {
  /** The same for what shows the reader one and the same answer: near twins, parts of a long text. */
  place: string;
  /** The same place on the other platform and in other manuals. */
  twins: HitTwin[];
};

/** Algolia's smallest plan takes records of up to 10 kB. */
export const MAX_RECORD_BYTES = 10_000;

/** A build has several hundred records; fewer mean that it failed, and a push would wipe the index. */
export const MIN_RECORDS = 100;

/** Most entries of one synonym: https://www.algolia.com/doc/api-reference/api-methods/save-synonyms/ */
const MAX_SYNONYMS = 20;

/**
 * Records as they are pushed. Algolia answers with the best one of each `place`, which leads to its twins.
 * @param manuals names in the order of the navbar
 */
export function toHostedRecords(
  records: readonly SearchRecord[],
  manuals: readonly string[],
): HostedRecord[] {
  const placed = records.map((record) => {
    const page = pageGroup(record.twin, record.url_without_anchor);
    return {record, place: `${page}#${record.anchor ?? ''}`};
  });
  // By address: the parts of a long text share theirs.
  const places = new Map<string, Map<string, SearchRecord>>();
  for (const {record, place} of placed) {
    places.set(
      place,
      (places.get(place) ?? new Map<string, SearchRecord>()).set(record.url, record),
    );
  }
  return placed.map(({record, place}) => {
    const others = [...(places.get(place)?.values() ?? [])].filter(({url}) => url !== record.url);
    return {...record, place, twins: twinsOf(record, others, manuals)};
  });
}

function twinsOf(
  record: SearchRecord,
  others: readonly SearchRecord[],
  manuals: readonly string[],
): HitTwin[] {
  const toPlace = ({hierarchy, product, twin, url}: SearchRecord) => ({
    manual: hierarchy.lvl0,
    manualPlace: manuals.indexOf(hierarchy.lvl0 ?? ''),
    product,
    twin,
    url,
  });
  const own = toPlace(record);
  return orderTwins(own, others.map(toPlace)).map((other) => ({
    label: twinLabel(own, other),
    url: other.url,
  }));
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
  const levels = LEVELS.map((level) => `unordered(hierarchy.${level})`);
  return {
    searchableAttributes: [
      'unordered(code)',
      ...levels,
      'unordered(message)',
      'unordered(hierarchy.lvl0)',
      'content',
      'remedy',
    ],
    attributesForFaceting: [
      'language',
      'version',
      'docusaurus_tag',
      'type',
      'product',
      'platform',
      'filterOnly(url_without_anchor)',
    ],
    attributesToRetrieve: ['hierarchy', ...HIT_ATTRIBUTES],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: SNIPPED_TEXTS.map((text) => `${text}:${SNIPPET_WORDS.wide}`),
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
    camelCaseAttributes: ['hierarchy', 'content', 'remedy'],
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
      throw new Error(`Algolia takes ${MAX_SYNONYMS} synonyms per row: split "${row.join(', ')}".`);
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
