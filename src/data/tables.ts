import {glossaryTerms} from './glossary';
import {installerMessages} from './installer-messages';
import {journalLines} from './journal-lines';
import {platforms, type PlatformId} from './platforms';
import {allReturnCodes, codeAnchor} from './return-codes';
import type {CodeMessage, ReturnCode} from './return-codes/types';
import {stopReasonAnchor, stopReasons} from './stop-reasons';

/* The rows of the tables as readers see them, without sources and without the questions for the search. For
   the build only: the plugin `data-tables` writes them into files, and components import only the types. */

export interface CodeRow {
  readonly id: string;
  readonly platform: PlatformId;
  readonly kind: ReturnCode['kind'];
  readonly code: number;
  readonly andHigher?: true;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
  /** What the terminal prints. */
  readonly terminal: readonly string[];
  /** Messages from MetaQuotes' library that EAs print, if the terminal prints something else. */
  readonly library: readonly string[];
}

export interface MessageRow {
  readonly id: string;
  readonly message: string;
  /** The error number of Windows, or null. */
  readonly code: string | null;
  readonly cause: string;
  readonly remedy: string;
}

export interface LineRow {
  readonly id: string;
  readonly text: string;
  /** Where readers see the line: `MT4, Journal`. */
  readonly seenIn: string;
  readonly meaning: string;
  readonly action: string;
}

export interface ReasonRow {
  readonly id: string;
  readonly reason: number;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
}

export interface TermRow {
  readonly id: string;
  readonly term: string;
  /** Other names for the same thing. */
  readonly also?: string;
  /** Set if only one platform has the term. */
  readonly platform?: string;
  readonly definition: string;
}

/**
 * Splits messages into those of the terminal, and those of the library that the terminal does not print too.
 */
export function splitMessages(
  messages: readonly CodeMessage[] = [],
): Pick<CodeRow, 'terminal' | 'library'> {
  const textsBy = (author: CodeMessage['by']) =>
    messages.filter(({by}) => by === author).map(({text}) => text);
  const terminal = textsBy('terminal');
  const known = new Set(terminal.map((text) => text.toLowerCase()));
  return {terminal, library: textsBy('library').filter((text) => !known.has(text.toLowerCase()))};
}

const returnCodes: readonly CodeRow[] = allReturnCodes.map((row) => {
  const {platform, kind, code, andHigher, constant, meaning, action, messages} = row;
  return {
    id: codeAnchor(row),
    platform,
    kind,
    code,
    andHigher,
    constant,
    meaning,
    action,
    ...splitMessages(messages),
  };
});

const messages: readonly MessageRow[] = installerMessages.map(
  ({id, message, code, cause, remedy}) => ({id, message, code, cause, remedy}),
);

const lines: readonly LineRow[] = journalLines.map(
  ({id, text, platforms: seenOn, tab, meaning, action}) => {
    const names = seenOn.map((platform) => platforms[platform].short).join(' and ');
    return {id, text, seenIn: tab ? `${names}, ${tab}` : names, meaning, action};
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

/** The rows of each table by the name of its file. */
export const tables = {
  'return-codes': returnCodes,
  'installer-messages': messages,
  'journal-lines': lines,
  'stop-reasons': reasons,
  glossary: terms,
};
