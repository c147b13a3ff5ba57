/** What a key asks of the search. */
export type Shortcut = 'open' | 'close' | 'type';

export interface Surroundings {
  isOpen: boolean;
  /** The key goes to something that takes text. */
  isEditing: boolean;
  isOnButton: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Ctrl+K and Cmd+K open and close from everywhere, Escape closes, a slash opens where it is no
 * text, and a letter or digit on the search button opens with that character. Every other use of
 * Ctrl, Cmd and Alt stays the browser's (Ctrl+F on the button: docusaurus#10333).
 */
export function shortcutOf(
  {key, ctrlKey, metaKey, altKey, shiftKey}: Key,
  {isOpen, isEditing, isOnButton}: Surroundings,
): Shortcut | null {
  // Chrome's autofill sends events without a key.
  if (!key) {
    return null;
  }
  if (ctrlKey || metaKey) {
    const isToggle = key.toLowerCase() === 'k' && !altKey && !shiftKey;
    return isToggle ? (isOpen ? 'close' : 'open') : null;
  }
  if (isOpen) {
    return key === 'Escape' ? 'close' : null;
  }
  if (altKey) {
    return null;
  }
  if (key === '/' && !isEditing) {
    return 'open';
  }
  return isOnButton && /^[\p{L}\p{N}]$/u.test(key) ? 'type' : null;
}

/**
 * True when a key goes to a field. Looks through shadow roots, since the target of an event from
 * inside one is its host (docsearch#2148).
 */
export function isEditing(event: Event): boolean {
  return event
    .composedPath()
    .some(
      (node) =>
        node instanceof HTMLElement &&
        (node.isContentEditable || node.matches('input, textarea, select')),
    );
}
