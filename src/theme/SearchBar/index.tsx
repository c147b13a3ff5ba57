import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '@site/src/search/client/useSearchSettings';
import SearchButton from '@site/src/search/button/SearchButton';
import SearchDialog from '@site/src/search/button/SearchDialog';
import {useSearchDialog} from '@site/src/search/button/useSearchDialog';
import {useSearchShortcuts} from '@site/src/search/button/useSearchShortcuts';
import {prefetchWindow} from '@site/src/search/button/useWindowCode';

/**
 * Replaces theme-search-algolia 3.7.0's SearchBar. Only the button, its shortcuts and the dialog are in the
 * first load; what stands in the dialog loads at the reader's first sign of wanting to search.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const {start, open, close, follow} = useSearchDialog();
  const prefetch = () => prefetchWindow(settings);

  useSearchShortcuts({isOpen: start !== null, button, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton
        buttonRef={button}
        onClick={() => open()}
        onMouseOver={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
      />
      {start &&
        createPortal(
          <SearchDialog
            settings={settings}
            start={start}
            button={button}
            onClose={close}
            onFollow={follow}
          />,
          document.body,
        )}
    </>
  );
}
