import {useEffect, useState, type ReactNode} from 'react';
import {mostRead} from '@site/src/data/mostRead';
import type {SearchClient} from '@site/src/plugins/search-index/types';
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

/** Where nothing was found: words of the manual that are near, and two pages that answer most. */
export function WhatToTry({client, query}: WhatToTryProps): ReactNode {
  const {close, search} = useModalActions();
  const [words, setWords] = useState<string[]>([]);

  useEffect(() => {
    let isCurrent = true;
    client.nearestWords(query).then(
      (found) => isCurrent && setWords(found),
      () => isCurrent && setWords([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query]);

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
        <li>
          <ModalLink
            to="/docs/support/troubleshooting/error-codes"
            className="SearchModal-Link"
            onFollow={close}
          >
            Look the number up among the error codes
          </ModalLink>
        </li>
        <li>
          <ModalLink to="/docs/support/" className="SearchModal-Link" onFollow={close}>
            Go to Support
          </ModalLink>
        </li>
      </ul>
    </section>
  );
}
