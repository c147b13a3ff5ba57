import MiniSearch from 'minisearch';
import {MANUAL_MARK} from '../shared/indexFormat';
import {SYNONYMS} from '../shared/synonyms';
import {createTokenizer, productName, type Tokenizer} from '../shared/tokenize';
import type {IndexedSection, SearchIndexFile} from '../types';
import {stem} from './wordForms';

/** Score of each section that has a term, by the section's place in the file. */
export type Scores = ReadonlyMap<number, number>;

/** The file, and what is made of it once when it is loaded. */
export interface SearchIndex {
  file: SearchIndexFile;
  tokenizer: Tokenizer;
  /** Every term of the index. */
  vocabulary: ReadonlySet<string>;
  /** Terms by their stem. */
  families: ReadonlyMap<string, readonly string[]>;
  /** Product line ids by the term of their name. */
  products: ReadonlyMap<string, string>;
  /** The synonyms of a word or phrase, as terms; the key holds the terms of its own with blanks. */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Synonyms of several words, longest first. */
  phrases: readonly (readonly string[])[];
  /** How many pages share a twin key. */
  pagesOfTwin: ReadonlyMap<string | null, number>;
  scoreTerm: (term: string) => Scores;
  /** Heading and content of a section, without the names that tell near twins apart. */
  textsOf: (section: number) => readonly [heading: string, content: string];
}

interface SectionFields {
  /** Place in `sections`. */
  id: number;
  /** The section's own heading; of a page its title. */
  heading: string;
  /** The headings above it. */
  above: string;
  /** The words of the address, and the manual where it is no product. */
  path: string;
  content: string;
}

type FieldName = Exclude<keyof SectionFields, 'id'>;

/** What each field is worth: titles and headings say what a text is about. */
const FIELD_BOOSTS: Record<FieldName, number> = {heading: 4, above: 2, path: 1, content: 1};

/** Builds the index in the browser: that costs less time than the bytes of a prebuilt one. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const products = new Map<string, string>();
  const names = file.manuals.flatMap(({label, product}) => {
    if (product === null) {
      return [];
    }
    const name = productName(label);
    name.wholes.forEach((term) => products.set(term, product));
    return [name];
  });
  const tokenizer = createTokenizer(names);
  const vocabulary = new Set<string>();
  const engine = new MiniSearch<SectionFields>({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: tokenizer.terms,
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
  });
  const fields = file.sections.map((section, id) => fieldsOf(file, section, id));
  engine.addAll(fields);

  const families = new Map<string, string[]>();
  for (const term of vocabulary) {
    families.set(stem(term), [...(families.get(stem(term)) ?? []), term]);
  }

  const known = new Map<string, Scores>();
  function scoreTerm(term: string): Scores {
    const scores = known.get(term) ?? askEngine(term);
    known.set(term, scores);
    return scores;
  }

  function askEngine(term: string): Scores {
    if (!vocabulary.has(term)) {
      return new Map();
    }
    const results = engine.search(term, {tokenize: (text) => [text], boost: FIELD_BOOSTS});
    return new Map(results.map(({id, score}) => [Number(id), score]));
  }

  const synonyms = readSynonyms(tokenizer);
  const phrases = [...synonyms.keys()].map((entry) => entry.split(' '));
  return {
    file,
    tokenizer,
    vocabulary,
    families,
    products,
    synonyms,
    phrases: phrases.filter(({length}) => length > 1).sort((a, b) => b.length - a.length),
    pagesOfTwin: countBy(file.pages.map(({twin}) => twin)),
    scoreTerm,
    textsOf: (section) => [fields[section]?.heading ?? '', fields[section]?.content ?? ''],
  };
}

function countBy<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
  return counts;
}

function readSynonyms({words}: Tokenizer): Map<string, string[][]> {
  const synonyms = new Map<string, string[][]>();
  for (const row of SYNONYMS) {
    const entries = row.map((entry) => words(entry).flatMap(({wholes}) => wholes[0] ?? []));
    for (const entry of entries) {
      const key = entry.join(' ');
      const others = entries.filter((other) => other !== entry);
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}

function fieldsOf(file: SearchIndexFile, section: IndexedSection, id: number): SectionFields {
  const text = (place: number | undefined) =>
    file.strings[place ?? -1]?.replaceAll(MANUAL_MARK, ' ') ?? '';
  const page = file.pages[section.pages[0] ?? -1];
  const manual = page && file.manuals[page.manual];
  const levels = section.levels.map(text);
  return {
    id,
    heading: levels[levels.length - 1] ?? '',
    above: levels.slice(0, -1).join(' '),
    path: [manual?.product === null ? manual.label : '', page?.twin ?? page?.route].join(' '),
    content: text(section.content),
  };
}
