import {useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {newestSearch} from '../client/newestSearch';
import {snippetLength} from '../client/readerContext';
import {getSearchClient} from '../client/sharedClient';
import {useSearchSettings} from '../client/useSearchSettings';
import {HITS_PER_PAGE} from '../shared/constants';
import type {SearchOutcome} from '../types';
import {limitQuery} from '../view/query';
import {useSearchAddress} from './useSearchAddress';

/** Milliseconds without typing before the page searches and updates the address. */
const TYPING_PAUSE = 150;

/** Milliseconds after which a running search counts as stalled. */
const STALLED_AFTER = 300;

export interface SearchPageState {
  /** What the input holds. */
  input: string;
  setInput: (text: string) => void;
  /** The query that is searched: null until the page is hydrated. */
  query: string | null;
  /** The outcome of the last search, until the next one has its own. Null before the first. */
  outcome: SearchOutcome | null;
  /** True if a search has been running for more than 300 ms. */
  isStalled: boolean;
  showMore: () => void;
  retry: () => void;
}

/**
 * The state of the search page. The address holds the query; the input follows it, and typing updates it.
 * @param field the input
 */
export function useSearchPage(field: RefObject<HTMLInputElement | null>): SearchPageState {
  const settings = useSearchSettings();
  const {query, pages, replace} = useSearchAddress();
  const [input, setInputText] = useState('');
  const setInput = useCallback((text: string) => setInputText(limitQuery(text)), []);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const search = useMemo(() => newestSearch(getSearchClient(settings), setOutcome), [settings]);
  const [isStalled, setIsStalled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // React does not see what the reader typed before hydration. Take it over at once, or the next render would
  // empty the field.
  useEffect(() => setInput(field.current?.value ?? ''), [field, setInput]);

  // Takes over an address that a link or the Back button changed. Ignores an address that this page wrote
  // itself, which may lack the letters typed since.
  const written = useRef<string | null>(null);
  useEffect(() => {
    if (query !== written.current) {
      const isFirst = written.current === null;
      written.current = query;
      setInputText((typed) => (isFirst && typed ? typed : (query ?? '')));
    }
  }, [query]);

  useEffect(() => {
    if (query === null || input === query) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = input;
      replace(input, 1);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [input, query, replace]);

  useEffect(() => {
    if (query === null) {
      return undefined;
    }
    const timer = setTimeout(() => setIsStalled(true), STALLED_AFTER);
    const stopWaiting = () => {
      clearTimeout(timer);
      setIsStalled(false);
    };
    const limit = pages * HITS_PER_PAGE;
    void search({query, snippetWords: snippetLength(), limit}).then(stopWaiting);
    return stopWaiting;
  }, [query, pages, search, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const showMore = useCallback(() => {
    if (query) {
      replace(query, pages + 1);
    }
  }, [query, pages, replace]);

  return {input, setInput, query, outcome, isStalled, showMore, retry};
}
