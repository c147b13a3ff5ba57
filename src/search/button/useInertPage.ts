import {useEffect, type RefObject} from 'react';

interface Options {
  isOpen: boolean;
  /** What had the focus before. */
  opener: RefObject<Element | null>;
  /** Takes the focus where the opener cannot: Safari gives a clicked button no focus. */
  button: RefObject<HTMLButtonElement | null>;
  /** True when a hit was chosen: then the focus belongs to the page that it leads to. */
  isLeaving: RefObject<boolean>;
}

/** Milliseconds within which the page is inert, however busy the browser is. */
const INERT_WITHIN = 1000;

/**
 * Makes the page behind the open dialog inert, for the keyboard and for screen readers, and gives
 * the focus back when the dialog closes. Making it inert recalculates every style of the page, which takes a
 * tenth of a second on a phone, so it waits until the dialog is drawn and the browser is idle.
 */
export function useInertPage({isOpen, opener, button, isLeaving}: Options): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    if (!isOpen || !page) {
      return undefined;
    }
    isLeaving.current = false;
    const cancel = whenIdle(() => (page.inert = true));
    // Until then a page that has just been opened may still take the focus.
    page.addEventListener('focusin', focusDialog);
    return () => {
      cancel();
      page.removeEventListener('focusin', focusDialog);
      page.inert = false;
      if (!isLeaving.current) {
        const {current} = opener;
        const canTakeFocus =
          current instanceof HTMLElement && current.isConnected && current !== document.body;
        (canTakeFocus ? current : button.current)?.focus();
      }
    };
  }, [isOpen, opener, button, isLeaving]);
}

function focusDialog(): void {
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
}

/** @returns cancels it */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'undefined') {
    const id = requestIdleCallback(work, {timeout: INERT_WITHIN});
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, INERT_WITHIN);
  return () => clearTimeout(timer);
}
