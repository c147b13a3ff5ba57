import type {SearchContext, SearchIndexFile, SearchParameters, SearchResult} from '../../types';
import {answer} from './answer';
import {nearestWords} from './nearestWords';
import {createSearchIndex} from './searchIndex';

type Answer<Value> = Value | Promise<Value>;

/** What answers queries from a loaded index, wherever it runs. */
export interface SearchEngine {
  answer: (parameters: SearchParameters, context: SearchContext) => Answer<SearchResult>;
  nearestWords: (query: string) => Answer<string[]>;
}

/** Starts an engine for an index file, which may still be on its way. */
export type StartEngine = (file: Promise<SearchIndexFile>) => Promise<SearchEngine>;

/** An engine that runs where it is started. */
export const startEngine: StartEngine = async (file) => {
  const index = createSearchIndex(await file);
  return {
    answer: (parameters, context) => answer(parameters, context, index),
    nearestWords: (query) => nearestWords(query, index),
  };
};
