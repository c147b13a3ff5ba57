import {cleanLine} from '../../log-reader/cleanLine';
import {splitLine} from '../../log-reader/splitLine';
import {splitLines} from '../../log-reader/splitLines';
import {MAX_QUERY_LENGTH} from '../shared/constants';
import {limitQuery} from './query';

/** The start of a message that names a program, which looks like the source of a line: `expert YourEA (EURUSD,H1)`. */
const NAMES_PROGRAM = /^(?:expert|script|indicator|custom)\b/i;

/**
 * Turns pasted text into a query on one line, without the times and sources of log lines. A log that is too
 * long keeps its end, where the message is: the text in square brackets, or else the last words.
 */
export function queryFromPaste(text: string): string {
  const lines = splitLines(text).map((line) => ({line, ...splitLine(cleanLine(line))}));
  const isLog = lines.some(({hasStart}) => hasStart);
  const messages = lines.map(({line, hasStart, source, text, message}) =>
    hasStart ? (NAMES_PROGRAM.test(source) ? text : message) : line,
  );
  const query = messages.join(' ').replace(/\s+/g, ' ').trim();
  if (!isLog || query.length <= MAX_QUERY_LENGTH) {
    return limitQuery(query);
  }
  const message = /\[([^[\]]+)\]$/.exec(query)?.[1] ?? query;
  return message.length <= MAX_QUERY_LENGTH ? message : lastWords(message);
}

function lastWords(text: string): string {
  const end = text.slice(-MAX_QUERY_LENGTH);
  return limitQuery(end.slice(end.indexOf(' ') + 1));
}
