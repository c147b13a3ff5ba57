import MiniSearch from 'minisearch';
import {MANUAL_MARK} from '../shared/indexFormat';
import {SYNONYMS} from '../shared/synonyms';
import {createTokenizer, productName, type Tokenizer, type Word} from '../shared/tokenize';
import type {IndexedPage, IndexedSection, SearchIndexFile} from '../types';
import type {Facets} from './facetFilters';
import {isQuestionWord} from './questionWords';
import {stem} from './wordForms';
import {readSequence, type WordSequence} from './wordSequence';

/** A section with what the ranking reads of it. */
export interface SectionTexts {
  section: IndexedSection;
  /** The pages that it stands on. */
  pages: readonly SectionPage[];
  /** Its own heading, of a page its title; the name that tells near twins apart is left out. */
  heading: WordSequence;
  /** The terms of each word of the heading that says something: no numbers, no question words. */
  tellingTerms: readonly (readonly string[])[];
  /** Every term of the heading. */
  headingTerms: ReadonlySet<string>;
  content: WordSequence;
}

export interface SectionPage {
  page: IndexedPage;
  product: string | null;
  /** No other product line has this page. */
  isLone: boolean;
  /** What the record can be filtered by. */
  facets: Facets;
}

/** The file, and what is made of it once when it is loaded. */
export interface SearchIndex {
  file: SearchIndexFile;
  sections: readonly SectionTexts[];
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
  /** Score of each section that has a term, by the section's place. */
  scoreTerm: (term: string) => ReadonlyMap<number, number>;
}

/** What each field is worth: titles and headings say what a text is about. */
const FIELD_BOOSTS = {heading: 4, constant: 1.5, above: 2, path: 1, content: 1};

/** A name of the tables: its parts are words, but not those of a heading that people wrote. */
const CONSTANT = /[A-Z]+_[A-Z_]+/g;

type Fields = Record<keyof typeof FIELD_BOOSTS, string> & {id: number};

/** Builds the index in the browser: that costs less time than the bytes of a prebuilt one. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const names = file.manuals.flatMap(({label, product}) =>
    product === null ? [] : [{product, name: productName(label)}],
  );
  const tokenizer = createTokenizer(names.map(({name}) => name));
  const remembering = rememberWords(tokenizer);
  const pagesOfTwin = countBy(file.pages.map(({twin}) => twin));
  const sections = file.sections.map((it) => readSection(file, it, pagesOfTwin, remembering));
  const {vocabulary, scoreTerm} = createEngine(file, sections, remembering);
  const synonyms = readSynonyms(tokenizer);
  const phrases = [...synonyms.keys()].map((entry) => entry.split(' '));
  return {
    file,
    sections,
    tokenizer: rememberWords(tokenizer),
    vocabulary,
    families: groupByStem(vocabulary),
    products: new Map(
      names.flatMap(({product, name}) => name.wholes.map((term) => [term, product] as const)),
    ),
    synonyms,
    phrases: phrases.filter(({length}) => length > 1).sort((a, b) => b.length - a.length),
    scoreTerm,
  };
}

function readSection(
  file: SearchIndexFile,
  section: IndexedSection,
  pagesOfTwin: ReadonlyMap<string | null, number>,
  {words}: Tokenizer,
): SectionTexts {
  const {type, platform} = section;
  const heading = words(headingOf(file, section));
  const termsOfHeading = heading.map(({wholes, parts}) => [...wholes, ...parts]);
  return {
    section,
    pages: section.pages.flatMap((place) => {
      const page = file.pages[place];
      const product = (page && file.manuals[page.manual]?.product) ?? null;
      if (!page) {
        return [];
      }
      const isLone = product !== null && pagesOfTwin.get(page.twin) === 1;
      return [{page, product, isLone, facets: {...page, product, type, platform}}];
    }),
    heading: readSequence(heading),
    tellingTerms: termsOfHeading.filter(
      ([whole = '']) => !isQuestionWord(whole) && !/^\d+$/.test(whole),
    ),
    headingTerms: new Set(termsOfHeading.flat()),
    content: readSequence(words(readText(file, section.content))),
  };
}

function headingOf(file: SearchIndexFile, {levels}: IndexedSection): string {
  return readText(file, levels[levels.length - 1]);
}

function readText({strings}: SearchIndexFile, place = -1): string {
  return strings[place]?.replaceAll(MANUAL_MARK, '') ?? '';
}

/** The engine finds and scores single terms; what a query means is read elsewhere. */
function createEngine(
  file: SearchIndexFile,
  sections: readonly SectionTexts[],
  {words}: Tokenizer,
): Pick<SearchIndex, 'vocabulary' | 'scoreTerm'> {
  const vocabulary = new Set<string>();
  const engine = new MiniSearch<Fields>({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: (text) => words(text).flatMap(({wholes, parts}) => [...wholes, ...parts]),
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
  });
  engine.addAll(sections.map((section, id) => fieldsOf(file, section, id)));

  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    vocabulary,
    scoreTerm(term) {
      const scores = known.get(term) ?? (vocabulary.has(term) ? ask(term) : new Map());
      known.set(term, scores);
      return scores;
    },
  };

  function ask(term: string): Map<number, number> {
    const results = engine.search(term, {tokenize: (text) => [text], boost: FIELD_BOOSTS});
    return new Map(results.map(({id, score}) => [Number(id), score]));
  }
}

function fieldsOf(file: SearchIndexFile, {section, pages}: SectionTexts, id: number): Fields {
  const [first] = pages;
  const manual = first && file.manuals[first.page.manual];
  const above = section.levels.slice(0, -1).map((place) => readText(file, place));
  const path = [
    manual?.product === null ? manual.label : '',
    first?.page.twin ?? first?.page.route,
  ];
  const heading = headingOf(file, section);
  return {
    id,
    heading: heading.replace(CONSTANT, ''),
    constant: (heading.match(CONSTANT) ?? []).join(' '),
    above: above.join(' '),
    path: path.join(' '),
    content: readText(file, section.content),
  };
}

function groupByStem(vocabulary: Iterable<string>): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const term of vocabulary) {
    families.set(stem(term), [...(families.get(stem(term)) ?? []), term]);
  }
  return families;
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

/** Reads each text once, as long as it is kept: texts come again with other queries and fields. */
function rememberWords({words}: Tokenizer): Tokenizer {
  const known = new Map<string, Word[]>();
  return {
    words(text) {
      const found = known.get(text) ?? words(text);
      known.set(text, found);
      return found;
    },
  };
}
