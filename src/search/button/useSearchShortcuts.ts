import {useEffect, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';

interface Options {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** @param query a character that was typed on the button */
  onOpen: (query?: string) => void;
  onClose: () => void;
}

/**
 * Listens for the keys of the search on the whole page: Ctrl+K and Cmd+K open and close from everywhere, Escape
 * closes, a slash opens where it is no text, and a letter or digit on the search button opens with that character.
 * Every other use of Ctrl, Cmd and Alt stays the browser's (Ctrl+F on the button: docusaurus#10333).
 */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  /** What a key asks for. */
  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    const {key, altKey, shiftKey} = event;
    if (event.ctrlKey || event.metaKey) {
      const isToggle = key.toLowerCase() === 'k' && !altKey && !shiftKey;
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
      // Keeps the character out of the input that opens, and the browser's own Ctrl+K away.
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
 * True when a key goes to a field. Looks through shadow roots, since the target of an event from
 * inside one is its host (docsearch#2148).
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
