import type {ReactNode} from 'react';
import type {SearchClient} from '../types';
import {noResultsLinks} from './noResultsLinks';
import PageLinks from './PageLinks';
import type {LinkComponent} from './types';
import {useNearestWords} from './useNearestWords';

interface Props {
  client: SearchClient;
  query: string;
  /** Searches for another word. */
  onSearch: (word: string) => void;
  Link: LinkComponent;
}

/** Where nothing was found: words of the manual that are near, and two pages to go on from. */
export default function WhatToTry({client, query, onSearch, Link}: Props): ReactNode {
  const words = useNearestWords(client, query);
  return (
    <section aria-label="What to try">
      <p>The manual is in English; error numbers and messages are found in any language.</p>
      {words.length > 0 && (
        <p className="SearchView-Words">
          Did you mean{' '}
          {words.map((word) => (
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
      <PageLinks pages={noResultsLinks(query)} Link={Link} />
    </section>
  );
}
