import type {ReactNode} from 'react';
import {ERROR_CODES} from '../../data/supportPages';
import type {SearchResult} from '../types';
import PageLinks, {type PageLink} from './PageLinks';

const SUPPORT: PageLink = {label: 'Go to Support', path: '/docs/support/'};

interface Props extends Pick<SearchResult, 'nearest'> {
  query: string;
  /** Searches for another word. */
  onSearch: (word: string) => void;
}

/** Suggestions for a query without hits: similar words of the manual, and two pages. */
export default function WhatToTry({nearest = [], query, onSearch}: Props): ReactNode {
  const number = /\d+/.exec(query)?.[0];
  const pages =
    number === undefined
      ? [SUPPORT, {label: 'Look through the error codes', path: ERROR_CODES}]
      : [{label: `Look for ${number} in the tables of error codes`, path: ERROR_CODES}, SUPPORT];
  return (
    <section aria-label="What to try">
      <p>This manual is in English. Error numbers work in any language.</p>
      {nearest.length > 0 && (
        <p className="SearchView-Words">
          Did you mean{' '}
          {nearest.map((word) => (
            <button
              key={word}
              type="button"
              className="button button--secondary button--sm"
              onClick={() => onSearch(word)}
            >
              {word}
            </button>
          ))}
        </p>
      )}
      <PageLinks pages={pages} />
    </section>
  );
}
