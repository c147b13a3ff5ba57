import type {SourceKey} from '../sources';
import {mt4Runtime} from './mt4-runtime';
import {mt4Server} from './mt4-server';
import {mt5Runtime} from './mt5-runtime';
import {mt5Server} from './mt5-server';
import type {CodeMessage, ReturnCode, ReturnCodeTable} from './types';

/** What a library prints, as a list that is empty if it prints nothing. */
function printedBy(source: SourceKey, text: string | undefined): CodeMessage[] {
  return text === undefined ? [] : [{text, by: 'library', source}];
}

function rowsOf({codes, librarySource, ...shared}: ReturnCodeTable): ReturnCode[] {
  return codes.flatMap((row) => {
    const {meaning, action} = row;
    const numbers = 'numbers' in row ? row.numbers : [row];
    return numbers.map(({library, description, messages = [], ...number}) => ({
      ...shared,
      ...number,
      meaning,
      action,
      messages: [
        ...messages,
        ...printedBy(librarySource, library),
        ...printedBy('ERRDESC5', description),
      ],
    }));
  });
}

/** Every return code of both platforms, in the order of their numbers. */
export const allReturnCodes: readonly ReturnCode[] = [mt4Server, mt4Runtime, mt5Server, mt5Runtime]
  .flatMap(rowsOf)
  .sort((a, b) => a.code - b.code);

/** The anchor of a code's row: `mt5-10027`. */
export function codeAnchor({platform, code}: Pick<ReturnCode, 'platform' | 'code'>): string {
  return `${platform}-${code}`;
}
