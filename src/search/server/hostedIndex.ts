import type {IndexSettings, SynonymHit} from 'algoliasearch';
import {SYNONYMS} from '../shared/synonyms';
import {HIT_ATTRIBUTES, LEVELS, SNIPPED_TEXTS, SNIPPET_WORDS} from '../shared/constants';
import {counterpartLabel, orderCounterparts} from '../shared/counterparts';
import {objectIdOf, pathOf, unpack} from '../shared/indexFormat';
import type {SearchIndexFile, SearchRecord} from '../types';

/** A record as it is pushed, in the words of DocSearch's crawler. */
export interface HostedRecord extends Omit<SearchRecord, 'headings' | 'manual'> {
  [attribute: string]: unknown;
  objectID: string;
  url: string;
  /** The title of the manual, then the headings. */
  hierarchy: Readonly<Record<string, string | null>>;
  /** Key shared by a section and its counterparts: Algolia shows the best of them. */
  group: string;
  /** The same section on the other platform and in other manuals. */
  counterparts: HostedCounterpart[];
}

interface HostedCounterpart {
  label: string;
  url: string;
}

/**
 * @param origin scheme and host
 * @param version of the docs
 */
export function toHostedRecords(
  file: SearchIndexFile,
  {origin, version}: {origin: string; version: string},
): HostedRecord[] {
  const keyOf = ({sharedPath, route, anchor}: SearchRecord) =>
    `${sharedPath ?? route}#${anchor ?? ''}`;
  const manuals = file.manuals.map(({label}) => label);
  const records = unpack(file);
  const groups = new Map<string, SearchRecord[]>();
  for (const record of records) {
    groups.set(keyOf(record), [...(groups.get(keyOf(record)) ?? []), record]);
  }
  return records.map((record) => {
    const {headings, manual, ...others} = record;
    const levels = LEVELS.map((level, depth) => [level, headings[depth] ?? null] as const);
    return {
      ...others,
      objectID: objectIdOf(record),
      url: origin + pathOf(record),
      url_without_anchor: origin + record.route,
      type: LEVELS[headings.length - 1],
      hierarchy: Object.fromEntries<string | null>([['lvl0', manual], ...levels]),
      version,
      group: keyOf(record),
      counterparts: linksTo(groups.get(keyOf(record)) ?? [], record, manuals, origin),
    };
  });
}

function linksTo(
  group: readonly SearchRecord[],
  record: SearchRecord,
  manuals: readonly string[],
  origin: string,
): HostedCounterpart[] {
  const toCounterpart = (it: SearchRecord) => ({...it, manualIndex: manuals.indexOf(it.manual)});
  const own = toCounterpart(record);
  const others = group.filter((it) => it !== record).map(toCounterpart);
  return orderCounterparts(own, others).map((other) => ({
    label: counterpartLabel(own, other),
    url: origin + pathOf(other),
  }));
}

/**
 * The settings of the hosted index. They start from those of DocSearch's own crawler (`initialIndexSettings`)
 * and follow the rules of the built-in search where Algolia can: one hit for each group, typos from four
 * letters, titles before text, no typos in numbers.
 */
export function createIndexSettings(): IndexSettings {
  const levels = LEVELS.map((level) => `unordered(hierarchy.${level})`);
  return {
    searchableAttributes: [
      ...['unordered(code)', ...levels, 'unordered(message)', 'unordered(hierarchy.lvl0)'],
      ...['content', 'remedy', 'unordered(asked)'],
    ],
    attributesForFaceting: ['version', 'product', 'platform', 'filterOnly(url_without_anchor)'],
    attributesToRetrieve: ['hierarchy', ...HIT_ATTRIBUTES],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: SNIPPED_TEXTS.map((text) => `${text}:${SNIPPET_WORDS.wide}`),
    attributeForDistinct: 'group',
    distinct: true,
    customRanking: ['asc(position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    attributeCriteriaComputedByMinProximity: true,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    queryLanguages: ['en'],
    ignorePlurals: ['en'],
    removeStopWords: ['en'],
    removeWordsIfNoResults: 'allOptional',
    separatorsToIndex: '_',
    camelCaseAttributes: ['hierarchy', 'content', 'remedy'],
  };
}

/**
 * Our synonyms and the spellings of product names, in Algolia's format. Algolia takes at most 20 words in a
 * row: https://www.algolia.com/doc/api-reference/api-methods/save-synonyms/
 */
export function createIndexSynonyms(productLabels: readonly string[]): SynonymHit[] {
  const platforms = ['4', '5'].map((digit) => [
    `MT${digit}`,
    `MT ${digit}`,
    `MetaTrader ${digit}`,
    `MetaTrader${digit}`,
  ]);
  return [...SYNONYMS, ...productLabels.map(spellingsOf), ...platforms].map((row) => ({
    objectID: (row[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    type: 'synonym',
    synonyms: [...row],
  }));
}

/** All spellings of a product name. `R-X25` gives `RX25`, `R X25`, `R X 25` and `RX 25` as well. */
function spellingsOf(label: string): string[] {
  const [head = '', ...tail] = label.match(/\p{L}|\p{N}+/gu) ?? [];
  const spellings = tail.reduce(
    (starts, piece) => starts.flatMap((start) => [`${start}${piece}`, `${start} ${piece}`]),
    [head],
  );
  return [label, ...spellings];
}
