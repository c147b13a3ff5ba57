import {queryFromPaste} from '../shared/query';

/** Pastes log lines into a search field without their times and sources. Call it on `paste`. */
export function pasteQuery(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const query = queryFromPaste(text);
  if (query !== text) {
    event.preventDefault();
    // `execCommand` is the only way to insert text that the browser can undo like typing.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other
    document.execCommand('insertText', false, query);
  }
}
