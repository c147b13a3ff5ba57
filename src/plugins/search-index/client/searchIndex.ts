import MiniSearch from 'minisearch';
import {MANUAL_MARK} from '../shared/indexFormat';
import {createTokenizer, productName, type Tokenizer} from '../shared/tokenize';
import type {IndexedSection, SearchIndexFile} from '../types';
import {stem} from './wordForms';

/** Score of each section that has a term, by the section's place in the file. */
export type Scores = ReadonlyMap<number, number>;

/** The file, and what is made of it once when it is loaded. */
export interface SearchIndex {
  file: SearchIndexFile;
  tokenizer: Tokenizer;
  /** Every term of the index with its stem. */
  vocabulary: ReadonlyMap<string, string>;
  /** Terms by their stem. */
  families: ReadonlyMap<string, readonly string[]>;
  /** Product line ids by the term of their name. */
  products: ReadonlyMap<string, string>;
  scoreTerm: (term: string) => Scores;
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
const FIELD_BOOSTS: Record<FieldName, number> = {heading: 6, above: 2.5, path: 1.5, content: 1};

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
  const vocabulary = new Map<string, string>();
  const engine = new MiniSearch<SectionFields>({
    fields: Object.keys(FIELD_BOOSTS),
    tokenize: tokenizer.terms,
    processTerm(term) {
      vocabulary.set(term, '');
      return term;
    },
  });
  engine.addAll(file.sections.map((section, id) => fieldsOf(file, section, id)));

  const families = new Map<string, string[]>();
  for (const term of vocabulary.keys()) {
    const termStem = stem(term);
    vocabulary.set(term, termStem);
    families.set(termStem, [...(families.get(termStem) ?? []), term]);
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

  return {file, tokenizer, vocabulary, families, products, scoreTerm};
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
