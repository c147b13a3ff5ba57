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

/** Whether a click on a link follows it in this tab; with a key held, the browser opens another. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
