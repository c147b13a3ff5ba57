import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';

interface Props {
  /** Gets the focus if nothing had it before: Safari gives a clicked button no focus. */
  button: RefObject<HTMLButtonElement | null>;
  /** True once a link was followed: the focus then belongs to the page that opens. */
  hasLeft: RefObject<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The window of the search: a modal `<dialog>`, which lies above the page and makes it inert. Only React
 * closes it, when the component is removed.
 */
export default function SearchDialog({button, hasLeft, onClose, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

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
    dialog.current?.showModal();
    // A modal dialog does not keep the page behind it from scrolling: see css/dialog.css.
    page.toggleAttribute('data-search-open', true);
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
      {children}
    </dialog>
  );
}
