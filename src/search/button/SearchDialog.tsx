import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useEvent} from '@docusaurus/theme-common';
import type {SearchSettings} from '../types';
import {limitQuery} from '../view/query';
import type {FollowLink} from '../view/SearchLink';
import type {SearchStart} from './useSearchDialog';
import {useWindowCode} from './useWindowCode';
import WaitingSearch from './WaitingSearch';

interface Props {
  settings: SearchSettings;
  start: SearchStart;
  /** Gets the focus if nothing had it before: Safari gives a clicked button no focus. */
  button: RefObject<HTMLAnchorElement | null>;
  onClose: () => void;
  /** Closes the dialog and opens the path of a link. */
  onFollow: FollowLink;
}

/**
 * The window of the search: a modal `<dialog>`, which lies above the page and makes it inert. Only React
 * closes it, when the component is removed. Until the code of the window has loaded, it takes what the reader
 * types.
 */
export default function SearchDialog(props: Props): ReactNode {
  const {settings, start, button, onClose, onFollow} = props;
  const [{query, isSelection}, setTyped] = useState(start);
  const {Content, hasFailed, retry} = useWindowCode(settings);
  const dialog = useRef<HTMLDialogElement>(null);
  /** True once a link was followed: the focus then belongs to the page that opens. */
  const hasLeft = useRef(false);

  const onQuery = useCallback(
    (text: string) => setTyped({query: limitQuery(text), isSelection: false}),
    [],
  );
  const follow = useCallback<FollowLink>(
    (path, state) => {
      hasLeft.current = true;
      onFollow(path, state);
    },
    [onFollow],
  );
  const typed = {query, isSelection, onQuery, onClose};

  const leaveFocus = useEvent((opener: Element | null) => {
    if (hasLeft.current) {
      // If a field has the focus while it is removed, WebKit scrolls away from where the link leads to.
      (document.activeElement as HTMLElement | null)?.blur();
      return;
    }
    // Until it is closed, the page cannot take the focus.
    dialog.current?.close();
    const last =
      opener instanceof HTMLElement && opener !== document.body ? opener : button.current;
    last?.focus({preventScroll: true});
  });

  useLayoutEffect(() => {
    const {activeElement, documentElement: page} = document;
    // A modal dialog does not keep the page behind it from scrolling: see css/dialog.css. It comes first, since
    // `showModal` lays the page out to set the focus.
    page.toggleAttribute('data-search-open', true);
    dialog.current?.showModal();
    return () => {
      page.toggleAttribute('data-search-open', false);
      leaveFocus(activeElement);
    };
  }, [leaveFocus]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keyboard closes it with Escape
    <dialog
      ref={dialog}
      className="SearchWindow"
      aria-label="Search the manual"
      // The browser asks to close, by Escape or the Back button of a phone. A second request cannot be cancelled.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          // Keeps the focus where it is until it is given back.
          event.preventDefault();
          onClose();
        }
      }}
    >
      {Content ? (
        // An error inside stays in the window and does not crash the page.
        <ErrorBoundary
          fallback={({tryAgain}) => <WaitingSearch {...typed} hasFailed onRetry={tryAgain} />}
        >
          <Content settings={settings} onFollow={follow} {...typed} />
        </ErrorBoundary>
      ) : (
        <WaitingSearch {...typed} hasFailed={hasFailed} onRetry={retry} />
      )}
    </dialog>
  );
}
