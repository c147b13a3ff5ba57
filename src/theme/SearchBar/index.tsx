import {useCallback, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '@site/src/search/useSearchSettings';
import SearchButton from './SearchButton';
import {useEarlySearch} from './useEarlySearch';
import {useInertPage} from './useInertPage';
import {useSearchDialog} from './useSearchDialog';
import {useSearchShortcuts} from './useSearchShortcuts';
import WaitingDialog from './WaitingDialog';

/**
 * Replaces theme-search-algolia 3.7.0's SearchBar. Of the search, only the button and its keys are
 * in the first load; the rest comes with the reader's first sign of wanting it.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  const {phase, query, isSelection, setQuery, Modal, opener, open, close, retry, warm} =
    useSearchDialog(settings);
  const isOpen = phase !== 'closed';

  useEarlySearch(open);
  useSearchShortcuts({isOpen, button, onOpen: open, onClose: close});
  useInertPage({isOpen, opener, button, isLeaving});

  const onLeave = useCallback(() => {
    isLeaving.current = true;
  }, []);

  return (
    <>
      <SearchButton
        buttonRef={button}
        onClick={() => open()}
        onMouseOver={warm}
        onFocus={warm}
        onTouchStart={warm}
      />
      {isOpen &&
        createPortal(
          phase === 'open' && Modal ? (
            <Modal
              settings={settings}
              initialQuery={query}
              isSelection={isSelection}
              onClose={close}
              onLeave={onLeave}
            />
          ) : (
            <WaitingDialog
              hasFailed={phase === 'failed'}
              query={query}
              isSelection={isSelection}
              onQuery={setQuery}
              onRetry={retry}
              onClose={close}
            />
          ),
          document.body,
        )}
    </>
  );
}
