import {glossaryTerms} from '../glossary';
import {installerMessages} from '../installer-messages';
import {journalLines} from '../journal-lines';
import {platforms} from '../platforms';
import {allReturnCodes, codeAnchor} from '../return-codes';
import type {CodeMessage} from '../return-codes/types';
import {stopReasonAnchor, stopReasons} from '../stop-reasons';
import type {CodeRow, LineRow, MessageRow, ReasonRow, TermRow} from '../tableRows';

/** Groups messages: those of the terminal, and those of the library that the terminal does not print too. */
export function groupByAuthor(
  messages: readonly CodeMessage[] = [],
): Pick<CodeRow, 'terminal' | 'library'> {
  const textsBy = (author: CodeMessage['by']) =>
    messages.filter(({by}) => by === author).map(({text}) => text);
  const terminal = textsBy('terminal');
  const known = new Set(terminal.map((text) => text.toLowerCase()));
  return {terminal, library: textsBy('library').filter((text) => !known.has(text.toLowerCase()))};
}

const returnCodes: readonly CodeRow[] = allReturnCodes.map((row) => {
  const {platform, kind, code, andHigher, role, constant, meaning, action, messages} = row;
  return {
    id: codeAnchor(row),
    platform,
    kind,
    code,
    andHigher,
    role,
    constant,
    meaning,
    action,
    ...groupByAuthor(messages),
  };
});

const messages: readonly MessageRow[] = installerMessages.map(
  ({id, message, code, cause, remedy}) => ({id, message, code, cause, remedy}),
);

const lines: readonly LineRow[] = journalLines.map(
  ({id, text, otherTexts, role, platforms: seenOn, tab, meaning, action}) => {
    const names = seenOn.map((platform) => platforms[platform].short).join(' and ');
    return {id, text, otherTexts, role, seenIn: tab ? `${names}, ${tab}` : names, meaning, action};
  },
);

const reasons: readonly ReasonRow[] = stopReasons.map((row) => {
  const {reason, constant, meaning, action} = row;
  return {id: stopReasonAnchor(row), reason, constant, meaning, action};
});

const terms: readonly TermRow[] = glossaryTerms.map(({id, term, also, platform, definition}) => ({
  id: `term-${id}`,
  term,
  also: also?.join(', '),
  platform: platform && platforms[platform].short,
  definition,
}));

/** The rows of each table by the name of the file that `src/plugins/data-tables` writes. */
export const tables = {
  'return-codes': returnCodes,
  'installer-messages': messages,
  'journal-lines': lines,
  'stop-reasons': reasons,
  glossary: terms,
};
