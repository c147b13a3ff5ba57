import {queryFromPaste} from '../shared/query';

/** Pastes into a search field what a log says, without time and source. To be called on `paste`. */
export function pasteQuery(event: Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const query = queryFromPaste(text);
  if (query !== text) {
    event.preventDefault();
    // The only way that the field sees as typing, so that the browser can undo it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other
    document.execCommand('insertText', false, query);
  }
}
