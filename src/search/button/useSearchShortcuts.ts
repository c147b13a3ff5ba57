import {useEffect, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';

interface Options {
  isOpen: boolean;
  button: RefObject<HTMLAnchorElement | null>;
  /** @param query the character that was typed while the button had the focus */
  onOpen: (query?: string) => void;
  onClose: () => void;
}

/**
 * Listens for the search keys on the whole page. Ctrl+K and Cmd+K open and close the search from anywhere;
 * Escape closes it; a slash opens it unless the reader is typing in a field; a letter or digit on the search
 * button opens it with that character. All other uses of Ctrl, Cmd and Alt are left to the browser (Ctrl+F on
 * the button: docusaurus#10333).
 */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  /** What a key does; undefined if it is not a key of the search. */
  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const {key, altKey, shiftKey} = event;
    if (event.ctrlKey || event.metaKey) {
      const isToggle = isLetterK(event) && !altKey && !shiftKey;
      return isToggle ? (isOpen ? onClose : () => onOpen()) : undefined;
    }
    if (isOpen) {
      return key === 'Escape' ? onClose : undefined;
    }
    if (key === '/' && !altKey && !isEditing(event)) {
      return () => onOpen();
    }
    const isOnButton = button.current !== null && button.current === document.activeElement;
    return isOnButton && !altKey && /^[\p{L}\p{N}]$/u.test(key) ? () => onOpen(key) : undefined;
  }

  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // Chrome's autofill sends events without a key.
    const action = event.isComposing || !event.key ? undefined : actionOf(event);
    if (action) {
      // Keeps the character out of the field that opens, and stops the browser's own Ctrl+K and Escape.
      event.preventDefault();
      if (!event.repeat) {
        action();
      }
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}

/**
 * True for the K of the reader's layout. A layout without Latin letters has another letter on that key; there
 * the position of the key counts.
 */
function isLetterK({key, code}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^\p{Script=Latin}$/u.test(key));
}

/**
 * True when the key is typed into a field. Looks through shadow roots, because an event from inside one has
 * the host element as its target (docsearch#2148).
 */
function isEditing(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLElement &&
        (node.isContentEditable || node.matches('input, textarea, select')),
    );
}
