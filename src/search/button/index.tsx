import {useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchSettings} from '../client/useSearchSettings';
import SearchButton from './SearchButton';
import SearchDialog from './SearchDialog';
import {useSearchDialog} from './useSearchDialog';
import {useSearchShortcuts} from './useSearchShortcuts';
import {prefetchWindow} from './useWindowCode';

/**
 * The button of the search, its keys and its dialog. Only these are in the first load; what stands in the dialog
 * loads at the reader's first sign of wanting to search.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLAnchorElement>(null);
  const {start, open, close, follow} = useSearchDialog();
  const prefetch = () => prefetchWindow(settings);

  useSearchShortcuts({isOpen: start !== null, button, onOpen: open, onClose: close});

  return (
    <>
      <SearchButton
        buttonRef={button}
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
