import type {ReactNode} from 'react';
import {mostRead} from '@site/src/data/mostRead';
import {noResultsLinks} from '../client/noResultsLinks';
import {useNearestWords} from '../client/useNearestWords';
import type {SearchClient} from '../types';
import {useModalActions} from './ModalContext';
import ModalLink from './ModalLink';

/** Below recent searches and favourites: the pages that most readers look for. */
export function MostReadPages(): ReactNode {
  const {close} = useModalActions();
  return (
    <section className="SearchModal-Section" aria-labelledby="search-most-read">
      <h2 id="search-most-read" className="SearchModal-Heading">
        Most readers look for
      </h2>
      <ul>
        {mostRead.map(({label, path}) => (
          <li key={path}>
            <ModalLink to={path} className="SearchModal-Link" onFollow={close}>
              {label}
            </ModalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WhatToTryProps {
  client: SearchClient;
  query: string;
}

/** Where nothing was found: words of the manual that are near, and two pages to go on from. */
export function WhatToTry({client, query}: WhatToTryProps): ReactNode {
  const {close, search} = useModalActions();
  const words = useNearestWords(client, query);

  return (
    <section className="SearchModal-Section" aria-label="What to try">
      {words.length > 0 && (
        <p className="SearchModal-Words">
          Did you mean{' '}
          {words.map((word) => (
            <button
              key={word}
              type="button"
              className="SearchModal-Word"
              onClick={() => search(word)}
            >
              {word}
            </button>
          ))}
        </p>
      )}
      <ul>
        {noResultsLinks(query).map(({label, path}) => (
          <li key={path}>
            <ModalLink to={path} className="SearchModal-Link" onFollow={close}>
              {label}
            </ModalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
