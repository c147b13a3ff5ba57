import {useEvent} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ERROR_CODES} from '../../data/supportPages';
import {passLines} from '../../log-reader/pastedLines';
import {splitLines} from '../../log-reader/splitLines';
import {queryFromPaste} from './queryFromPaste';

/** Text that can be pasted into a search field. */
type Paste = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>;

/**
 * What a search field does with pasted text. Several lines lead to the page of error codes, which reads them. One
 * line is a query without its time and source.
 * @param follow opens a path
 */
export function usePaste(follow: (path: string) => void): (event: Paste) => void {
  const path = useBaseUrl(ERROR_CODES);

  return useEvent((event: Paste) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (splitLines(text).filter((line) => line.trim() !== '').length > 1) {
      event.preventDefault();
      passLines(text);
      follow(path);
      return;
    }
    const query = queryFromPaste(text);
    if (query !== text) {
      event.preventDefault();
      insert(query);
    }
  });
}

/** Inserts text into the field that has the focus, like typing: the browser can undo it. */
function insert(text: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to do it
  document.execCommand('insertText', false, text);
}
