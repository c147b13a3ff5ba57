import {allReturnCodes, codeAnchor} from '.';
import type {CodeMessage} from './types';
import type {CodeRow} from '../tableRows';

/** Groups messages: those of the terminal, and those of the library that the terminal does not print too. */
function groupByAuthor(
  messages: readonly CodeMessage[] = [],
): Pick<CodeRow, 'terminal' | 'library'> {
  const textsBy = (author: CodeMessage['by']) =>
    messages.filter(({by}) => by === author).map(({text}) => text);
  const terminal = textsBy('terminal');
  const known = new Set(terminal.map((text) => text.toLowerCase()));
  return {terminal, library: textsBy('library').filter((text) => !known.has(text.toLowerCase()))};
}

/** The rows of the tables of return codes. */
export const codeRows: readonly CodeRow[] = allReturnCodes.map((row) => ({
  ...row,
  id: codeAnchor(row),
  ...groupByAuthor(row.messages),
}));
