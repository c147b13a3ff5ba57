import MiniSearch from 'minisearch';
import type {Tokenizer} from '../../shared/tokenize';
import type {IndexedSection, SearchIndexFile} from '../../types';
import {headingOf, allTerms, textOf, withoutName} from './sections';
import {WEIGHTS} from './weights';

/** What the engine knows of single terms; what a query means is read elsewhere. */
export interface TermScores {
  /** Every term of the index. */
  vocabulary: ReadonlySet<string>;
  /** Score of each section that has a term, by the index of the section in the file. */
  scoreTerm: (term: string) => ReadonlyMap<number, number>;
}

/** A name of the tables: its parts are words, but not those of a heading that people wrote. */
const CONSTANT = /[A-Z]+_[A-Z_]+/g;

type Fields = Record<keyof typeof WEIGHTS.fields, string> & {id: number};

export function createTermScores(file: SearchIndexFile, {words}: Tokenizer): TermScores {
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
      const scores = known.get(term) ?? (vocabulary.has(term) ? ask(term) : new Map());
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
  const heading = headingOf(section);
  return {
    heading: heading.replace(CONSTANT, ''),
    constant: (heading.match(CONSTANT) ?? []).join(' '),
    above: section.headings.slice(0, -1).map(withoutName).join(' '),
    message: withoutName(section.message),
    content: textOf(section),
    asked: withoutName(section.asked),
  };
}
