import {isPlainClick} from '../view/SearchLink';

/** The screen that DocSearch shows. */
export type Screen = 'start' | 'results' | 'noResults';

/** Recognises the screen by the elements that DocSearch 3.9.0 draws. */
export function screenOf(dialog: Element): Screen {
  if (dialog.querySelector('.DocSearch-NoResults')) {
    return 'noResults';
  }
  return dialog.querySelector('.DocSearch-HitsFooter') ? 'results' : 'start';
}

/**
 * Corrects roles and names: DocSearch's container claims to be a button that opens a list, and its input has
 * no role (docsearch#1370). React does not overwrite these attributes.
 */
export function fixDialogRoles(dialog: Element): void {
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
 * Gives each list of hits an id and a name of its own, and refers to the lists from the input. DocSearch
 * gives every list the id `docsearch-list` and the name "Search". Call it after each change of the dialog.
 */
export function fixListIds(dialog: Element): void {
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

/** Writes only values that differ, so that the observer of the dialog does not trigger itself for ever. */
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
 * Keeps Tab inside the dialog, and hides the key from DocSearch: its own focus trap knows only the elements
 * that were there when it opened, and its input deselects the chosen hit on Tab.
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
 * On Enter, opens the chosen hit like a click. DocSearch stores the hit before it opens it, so a full storage
 * would keep the reader here; a click opens the hit first.
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
