import type {SearchContext, SearchIndexFile, SearchRequest, SearchResult} from '../../types';
import {answer} from './answer';
import {nearestWords} from './nearestWords';
import {createSearchIndex} from './searchIndex';

type Awaitable<Value> = Value | Promise<Value>;

/** What answers queries from a loaded index, wherever it runs. */
export interface SearchEngine {
  answer: (request: SearchRequest, context: SearchContext) => Awaitable<SearchResult>;
  nearestWords: (query: string) => Awaitable<string[]>;
}

/** Starts an engine for an index file, which may still be on its way. */
export type StartEngine = (file: Promise<SearchIndexFile>) => Promise<SearchEngine>;

/** An engine that runs where it is started. */
export const startEngine: StartEngine = async (file) => {
  const index = createSearchIndex(await file);
  return {
    answer: (request, context) => answer(request, context, index),
    nearestWords: (query) => nearestWords(query, index),
  };
};
