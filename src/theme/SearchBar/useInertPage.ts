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

/**
 * Makes the page behind the open dialog inert, for the keyboard and for screen readers, and gives
 * the focus back when the dialog closes.
 */
export function useInertPage({isOpen, opener, button, isLeaving}: Options): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    if (!isOpen || !page) {
      return undefined;
    }
    isLeaving.current = false;
    page.inert = true;
    return () => {
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
