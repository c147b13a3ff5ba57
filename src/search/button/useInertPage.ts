import {useEffect, type RefObject} from 'react';

interface Options {
  isOpen: boolean;
  /** The element that had the focus before the dialog opened. */
  opener: RefObject<Element | null>;
  /** Gets the focus when `opener` cannot take it: Safari gives a clicked button no focus. */
  button: RefObject<HTMLButtonElement | null>;
  /** True once a hit was chosen: the focus then belongs to the page that opens. */
  hasChosenHit: RefObject<boolean>;
}

/** Milliseconds after which the page is made inert at the latest, even if the browser is busy. */
const INERT_WITHIN = 1000;

/**
 * Makes the page behind the open dialog inert, for the keyboard and for screen readers, and gives
 * the focus back when the dialog closes. Making it inert recalculates every style of the page, which takes a
 * tenth of a second on a phone, so it waits until the dialog is drawn and the browser is idle.
 */
export function useInertPage({isOpen, opener, button, hasChosenHit}: Options): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    if (!isOpen || !page) {
      return undefined;
    }
    hasChosenHit.current = false;
    const cancel = whenIdle(() => (page.inert = true));
    // Until the page is inert, a page that has just opened can still take the focus: give it back to the
    // dialog.
    page.addEventListener('focusin', focusDialog);
    return () => {
      cancel();
      page.removeEventListener('focusin', focusDialog);
      page.inert = false;
      if (!hasChosenHit.current) {
        const {current} = opener;
        const canTakeFocus =
          current instanceof HTMLElement && current.isConnected && current !== document.body;
        (canTakeFocus ? current : button.current)?.focus();
      }
    };
  }, [isOpen, opener, button, hasChosenHit]);
}

function focusDialog(): void {
  document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
}

/** @returns a function that cancels the work */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'undefined') {
    const id = requestIdleCallback(work, {timeout: INERT_WITHIN});
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, INERT_WITHIN);
  return () => clearTimeout(timer);
}
