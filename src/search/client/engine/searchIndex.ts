import MiniSearch from 'minisearch';
import {mapTexts} from '../../shared/indexFormat';
import {createTokenizer, productName, type Tokenizer, type Word} from '../../shared/tokenize';
import type {IndexedSection, SearchIndexFile} from '../../types';
import {
  allTerms,
  headingOf,
  readSections,
  bodyOf,
  withoutPlaceholder,
  type Section,
} from './sections';
import {SYNONYMS} from './synonyms';
import {WEIGHTS} from './weights';
import {stem} from './wordForms';

/** What the engine knows about single terms. `parseQuery` reads what a query means. */
interface TermScores {
  /** Every term of the index. */
  vocabulary: ReadonlySet<string>;
  /** The score of each section that has a term, keyed by the section's position in the file. */
  scoreTerm: (term: string) => ReadonlyMap<number, number>;
}

/** The index file and everything that is derived from it when it loads. */
export interface SearchIndex extends TermScores {
  file: SearchIndexFile;
  sections: readonly Section[];
  tokenizer: Tokenizer;
  /** The numbers of all error codes. */
  codes: ReadonlySet<string>;
  /** The terms that share a stem, by that stem. */
  families: ReadonlyMap<string, readonly string[]>;
  /** Product line ids by the term for the product's name. */
  products: ReadonlyMap<string, string>;
  /**
   * The synonyms of a word or phrase, each as its terms. The key is the word, or the phrase with blanks
   * between its words.
   */
  synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Synonyms of several words, longest first. */
  phrases: readonly (readonly string[])[];
}

/** Builds the index in the browser, which is faster than downloading a prebuilt one. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const names = file.manuals.flatMap(({label, product}) =>
    product === null ? [] : [{product, name: productName(label)}],
  );
  const tokenizer = createTokenizer(names.map(({name}) => name));
  const termScores = createTermScores(file, tokenizer);
  const synonyms = readSynonyms(tokenizer);
  const phrases = [...synonyms.keys()].map((entry) => entry.split(' '));
  return {
    ...termScores,
    file,
    sections: readSections(file, tokenizer),
    tokenizer: rememberWords(tokenizer),
    codes: new Set(file.sections.flatMap(({code}) => code ?? [])),
    families: groupByStem(termScores.vocabulary),
    products: new Map(names.map(({product, name}) => [name.term, product])),
    synonyms,
    phrases: phrases.filter(({length}) => length > 1).sort((a, b) => b.length - a.length),
  };
}

function groupByStem(vocabulary: Iterable<string>): Map<string, string[]> {
  const families = new Map<string, string[]>();
  for (const term of vocabulary) {
    families.set(stem(term), [...(families.get(stem(term)) ?? []), term]);
  }
  return families;
}

function readSynonyms({words}: Tokenizer): Map<string, string[][]> {
  const synonyms = new Map<string, string[][]>();
  const add = (key: string, others: string[][]) =>
    synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
  for (const row of SYNONYMS) {
    const entries = row.map((entry) => words(entry).map(({term}) => term));
    for (const entry of entries) {
      add(
        entry.join(' '),
        entries.filter((other) => other !== entry),
      );
      if (entry.length > 1) {
        // Readers also write a phrase as one word: `stoploss`.
        add(entry.join(''), [entry]);
      }
    }
  }
  return synonyms;
}

/** The most texts whose words are remembered. A list has up to 40 rows with about five texts each. */
const MAX_REMEMBERED = 1000;

/**
 * Splits the texts of hits only once while the reader types, since most hits of a query are hits of the next
 * one.
 */
function rememberWords({words}: Tokenizer): Tokenizer {
  const known = new Map<string, Word[]>();
  return {
    words(text) {
      const found = known.get(text) ?? words(text);
      if (known.size >= MAX_REMEMBERED) {
        known.clear();
      }
      known.set(text, found);
      return found;
    },
  };
}

type Fields = Record<keyof typeof WEIGHTS.fields, string> & {id: number};

const NO_SCORES: ReadonlyMap<number, number> = new Map();

function createTermScores(file: SearchIndexFile, {words}: Tokenizer): TermScores {
  const vocabulary = new Set<string>();
  const engine = new MiniSearch<Fields>({
    fields: Object.keys(WEIGHTS.fields),
    tokenize: (text) => words(text).flatMap(allTerms),
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
  });
  engine.addAll(file.sections.map((section, id) => ({id, ...fieldsOf(section)})));

  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    vocabulary,
    scoreTerm(term) {
      if (!vocabulary.has(term)) {
        return NO_SCORES;
      }
      const scores = known.get(term) ?? ask(term);
      known.set(term, scores);
      return scores;
    },
  };

  function ask(term: string): Map<number, number> {
    const results = engine.search(term, {tokenize: (text) => [text], boost: WEIGHTS.fields});
    return new Map(results.map(({id, score}) => [Number(id), score]));
  }
}

function fieldsOf(section: IndexedSection): Omit<Fields, 'id'> {
  return {
    ...mapTexts((name) => withoutPlaceholder(section[name])),
    heading: headingOf(section),
    above: section.headings.slice(0, -1).map(withoutPlaceholder).join(' '),
    content: bodyOf(section),
  };
}
