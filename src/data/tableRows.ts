import type {PlatformId} from './platforms';

/* The rows of the tables as pages show them, without sources and without the questions for the search. */

/** `server`: an answer of the trade server. `runtime`: an error of the program inside the terminal. */
export type ReturnCodeKind = 'server' | 'runtime';

/**
 * What a row is beside others of the same log. `explanation`: it says why other lines were refused, so it comes
 * first. `consequence`: something else went wrong first, and another line says what. `information`: nothing went
 * wrong. `cause`: it says what went wrong, as every row without a role does.
 */
export type RowRole = 'explanation' | 'cause' | 'consequence' | 'information';

export interface CodeRow {
  readonly id: string;
  readonly platform: PlatformId;
  readonly kind: ReturnCodeKind;
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
}
