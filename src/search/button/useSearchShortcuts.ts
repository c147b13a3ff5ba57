import {useEffect, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {isEditing, shortcutOf} from './shortcuts';

interface Options {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  /** @param query a character that was typed on the button */
  onOpen: (query?: string) => void;
  onClose: () => void;
}

/** Listens for the keys of the search on the whole page. */
export function useSearchShortcuts({isOpen, button, onOpen, onClose}: Options): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    if (event.isComposing) {
      return;
    }
    const shortcut = shortcutOf(event, {
      isOpen,
      isEditing: isEditing(event),
      isOnButton: button.current !== null && button.current === document.activeElement,
    });
    if (shortcut === null) {
      return;
    }
    // Keeps the character out of the input that opens, and the browser's own Ctrl+K away.
    event.preventDefault();
    if (event.repeat) {
      return;
    }
    if (shortcut === 'close') {
      onClose();
    } else {
      onOpen(shortcut === 'type' ? event.key : undefined);
    }
  });

  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
