import {isPlainClick} from './ModalLink';

/** Which of DocSearch's screens is on. */
export type Screen = 'start' | 'results' | 'noResults';

/** Reads the screen from what DocSearch 3.9.0 draws. */
export function screenOf(dialog: Element): Screen {
  if (dialog.querySelector('.DocSearch-NoResults')) {
    return 'noResults';
  }
  return dialog.querySelector('.DocSearch-HitsFooter') ? 'results' : 'start';
}

/**
 * DocSearch's container calls itself a button that opens a list, and its input has no role
 * (docsearch#1370). React does not write these attributes again.
 */
export function mendDialog(dialog: Element): void {
  setAttributes(dialog, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search the manual',
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-labelledby': null,
  });
  const input = dialog.querySelector('.DocSearch-Input');
  if (input) {
    setAttributes(input, {role: 'combobox', 'aria-haspopup': 'listbox'});
  }
  const form = dialog.querySelector('.DocSearch-Form');
  if (form) {
    setAttributes(form, {role: 'search'});
  }
}

/**
 * Every list of hits has the id `docsearch-list` and the name "Search": gives each its own, and has
 * the input name those that exist. To be called after each change of the dialog.
 */
export function mendLists(dialog: Element): void {
  const ids = [...dialog.querySelectorAll('.DocSearch-Hits > ul')].map((list, index) => {
    const title =
      list.parentElement?.querySelector('.DocSearch-Hit-source')?.textContent || 'Results';
    const id = `docsearch-hits${index}-list`;
    setAttributes(list, {id, 'aria-label': title, 'aria-labelledby': null});
    return id;
  });
  setAttributes(dialog, {'aria-controls': null});
  const input = dialog.querySelector('.DocSearch-Input');
  if (input) {
    setAttributes(input, {
      'aria-controls': ids.join(' ') || null,
      'aria-expanded': String(ids.length > 0),
    });
  }
}

/** Writes what differs only, so that an observer of the dialog comes to rest. */
function setAttributes(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/**
 * Keeps Tab inside the dialog. DocSearch's own trap knows only what was there when it opened, and
 * its input drops the chosen hit on Tab: neither is told of the key.
 */
export function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof HTMLElement)) {
    return;
  }
  event.stopPropagation();
  const reachable = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input'),
  ].filter((element) => element.getClientRects().length > 0);
  const [edge, opposite] = event.shiftKey
    ? [reachable[0], reachable.at(-1)]
    : [reachable.at(-1), reachable[0]];
  if (document.activeElement === edge) {
    event.preventDefault();
    opposite?.focus();
  }
}

/**
 * Opens the chosen hit as a click does. DocSearch stores a hit before it goes there, so that a full storage would
 * keep the reader from it; a click goes first.
 */
export function openChosenHit(event: KeyboardEvent): void {
  const {key, target, currentTarget, isComposing} = event;
  if (
    key === 'Enter' &&
    !isComposing &&
    isPlainClick(event) &&
    target instanceof HTMLInputElement &&
    currentTarget instanceof HTMLElement
  ) {
    event.preventDefault();
    event.stopPropagation();
    currentTarget.querySelector<HTMLElement>('[aria-selected="true"] a[href]')?.click();
  }
}
