import {useCallback, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useSearchSettings} from '@site/src/search/client/useSearchSettings';
import SearchButton from '@site/src/search/button/SearchButton';
import {useInertPage} from '@site/src/search/button/useInertPage';
import {useSearchDialog} from '@site/src/search/button/useSearchDialog';
import {useSearchShortcuts} from '@site/src/search/button/useSearchShortcuts';
import WaitingDialog from '@site/src/search/button/WaitingDialog';

/**
 * Replaces theme-search-algolia 3.7.0's SearchBar. Only the button and its shortcuts are in the first
 * load; the rest of the search loads at the reader's first sign of wanting to search.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const hasChosenHit = useRef(false);
  const {phase, query, isSelection, setQuery, Modal, opener, open, close, retry, prefetch} =
    useSearchDialog(settings);
  const isOpen = phase !== 'closed';
  const dialog = {query, isSelection, onQuery: setQuery, onClose: close};

  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close});
  useInertPage({isOpen, opener, button, hasChosenHit});

  const onLeave = useCallback(() => {
    hasChosenHit.current = true;
  }, []);

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
          phase === 'open' && Modal ? (
            // An error inside stays in the dialog and does not crash the page.
            <ErrorBoundary
              fallback={({tryAgain}) => <WaitingDialog {...dialog} hasFailed onRetry={tryAgain} />}
            >
              <Modal settings={settings} onLeave={onLeave} {...dialog} />
            </ErrorBoundary>
          ) : (
            <WaitingDialog {...dialog} hasFailed={phase === 'failed'} onRetry={retry} />
          ),
          document.body,
        )}
    </>
  );
}
