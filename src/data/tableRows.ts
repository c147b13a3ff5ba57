import type {PlatformId} from './platforms';

/* The rows of the tables as pages show them. */

/**
 * What a row is beside others of the same log. `explanation`: it says why other lines were refused, so it comes
 * first. `consequence`: something else went wrong first, and another line says what. `information`: nothing went
 * wrong. `cause`: it says what went wrong, as every row without a role does.
 */
export type RowRole = 'explanation' | 'cause' | 'consequence' | 'information';

/** How the remedy of a row begins that needs none. */
const NO_ACTION = 'No action needed.';

/** Whether a row says that nothing is wrong. It is then in a table without remedies. */
export function isHarmless({role, action}: {readonly role?: RowRole; readonly action: string}) {
  return role === 'information' && action.startsWith(NO_ACTION);
}

/** What a row that says nothing is wrong means, and what else to know. */
export function harmlessMeaning(row: {readonly meaning: string; readonly action: string}): string {
  return `${row.meaning} ${row.action.slice(NO_ACTION.length).trim()}`.trim();
}

/** What a library prints for codes that it has no text for. */
export const NO_TEXT = /^unknown (?:error|retcode)/;

export interface CodeRow {
  readonly id: string;
  readonly platform: PlatformId;
  readonly code: number;
  readonly andHigher?: true;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
  readonly role?: RowRole;
  /** What the terminal prints. */
  readonly terminal: readonly string[];
  /** Messages from MetaQuotes' library that EAs print, if the terminal prints something else. */
  readonly library: readonly string[];
}

export interface ReasonRow {
  readonly id: string;
  readonly reason: number;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
  readonly eaStopped?: true;
}
