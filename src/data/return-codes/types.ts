import type {PlatformId} from '../platforms';
import type {SourceKey} from '../sources';
import type {RowRole} from '../tableRows';

/** A text that readers see for a code, letter by letter, with `…` for names and figures that vary. */
export interface CodeMessage {
  /** Without the brackets around it: `Invalid stops`. */
  readonly text: string;
  /**
   * `terminal`: MetaTrader's own line in a log, or its result. `library`: printed by an EA in the
   * words of MetaQuotes' library (CTrade, ErrorDescription) or reference.
   */
  readonly by: 'terminal' | 'library';
  readonly source: SourceKey;
}

export interface ReturnCode {
  readonly platform: PlatformId;
  readonly code: number;
  /** Name of the code in MQL4 or MQL5. */
  readonly constant: string;
  /** What it says, for a trader. One or two sentences; `code`, **bold** and [links](/docs/) may be used. */
  readonly meaning: string;
  /** What to do. Same form as `meaning`. */
  readonly action: string;
  /** What readers ask who need it, a line of at most 64 characters each; for the search only. */
  readonly readerQuestions?: readonly string[];
  /** Where code, constant and meaning come from. */
  readonly source: SourceKey;
  /** The row covers this code and every higher one. */
  readonly andHigher?: true;
  readonly role?: RowRole;
  /** What is printed for the code: first by the terminal, then by the library. */
  readonly messages?: readonly CodeMessage[];
}

/** What is particular to one number. */
type NumberOfRow = Pick<ReturnCode, 'code' | 'constant'> &
  Partial<Pick<ReturnCode, 'readerQuestions' | 'source' | 'andHigher' | 'role' | 'messages'>> & {
    /** What the library of the table prints for the code. */
    readonly library?: string;
    /** What MetaQuotes' `ErrorDescription.mqh` says for it, if it is not the library of the table. */
    readonly description?: string;
  };

/** One row, as authors write it: about one number, or about several with the same meaning and remedy. */
type ReturnCodeRow = Pick<ReturnCode, 'meaning' | 'action'> &
  (NumberOfRow | {readonly numbers: readonly NumberOfRow[]});

/** One table, as authors write it: what all rows share is here once. */
export interface ReturnCodeTable extends Pick<ReturnCode, 'platform' | 'source'> {
  /** Where the texts under `library` come from. */
  readonly librarySource: SourceKey;
  readonly codes: readonly ReturnCodeRow[];
}
