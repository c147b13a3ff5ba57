import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useSearchSettings} from '@site/src/search/client/useSearchSettings';
import SearchButton from '@site/src/search/button/SearchButton';
import SearchDialog from '@site/src/search/button/SearchDialog';
import {useSearchDialog} from '@site/src/search/button/useSearchDialog';
import {useSearchShortcuts} from '@site/src/search/button/useSearchShortcuts';
import WaitingSearch from '@site/src/search/button/WaitingSearch';

/**
 * Replaces theme-search-algolia 3.7.0's SearchBar. Only the button and its shortcuts are in the first
 * load; the rest of the search loads at the reader's first sign of wanting to search.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const {
    phase,
    query,
    isSelection,
    setQuery,
    Modal,
    open,
    close,
    follow,
    hasLeft,
    retry,
    prefetch,
  } = useSearchDialog(settings);
  const isOpen = phase !== 'closed';
  const content = {query, isSelection, onQuery: setQuery, onClose: close};

  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton
        buttonRef={button}
        onClick={() => open()}
        onMouseOver={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      />
      {isOpen &&
        createPortal(
          <SearchDialog button={button} hasLeft={hasLeft} onClose={close}>
            {phase === 'open' && Modal ? (
              // An error inside stays in the window and does not crash the page.
              <ErrorBoundary
                fallback={({tryAgain}) => (
                  <WaitingSearch {...content} hasFailed onRetry={tryAgain} />
                )}
              >
                <Modal settings={settings} onFollow={follow} {...content} />
              </ErrorBoundary>
            ) : (
              <WaitingSearch {...content} hasFailed={phase === 'failed'} onRetry={retry} />
            )}
          </SearchDialog>,
          document.body,
        )}
    </>
  );
}
