/** Whether a click on a link follows it in this tab; with a key held, the browser opens another. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
