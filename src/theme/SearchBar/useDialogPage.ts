import {useEffect, useRef, type RefObject} from 'react';

/**
 * While the dialog is open the page behind it is inert, for the keyboard and for screen readers;
 * when it closes, the element that had the focus gets it back.
 * @param isLeaving set when a hit was chosen: then the focus belongs to the page it leads to
 */
export function useDialogPage(
  isOpen: boolean,
  button: RefObject<HTMLButtonElement | null>,
  isLeaving: RefObject<boolean>,
): void {
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    if (!isOpen || !page) {
      return undefined;
    }
    const {activeElement} = document;
    const fallback = button.current;
    page.inert = true;
    return () => {
      page.inert = false;
      if (!isLeaving.current) {
        (opener.current?.isConnected ? opener.current : fallback)?.focus();
      }
    };
  }, [isOpen, button, isLeaving]);
}
