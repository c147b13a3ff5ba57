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
