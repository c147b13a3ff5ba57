import type {PlatformId} from '../platforms';
import type {SourceKey} from '../sources';

/** `server`: answer of the trade server. `runtime`: error of the program inside the terminal. */
export type ReturnCodeKind = 'server' | 'runtime';

/** `sure`: an official page or two independent ones. `likely`: one secondary page or long-standing knowledge. */
export type Confidence = 'sure' | 'likely';

export interface ReturnCode {
  readonly platform: PlatformId;
  readonly kind: ReturnCodeKind;
  readonly code: number;
  /** Name of the code in MQL4 or MQL5. */
  readonly constant: string;
  /** What it says, for a trader. One or two sentences; `code`, **bold** and [links](/docs/) may be used. */
  readonly meaning: string;
  /** What to do. Same form as `meaning`. */
  readonly action: string;
  /** Where code, constant and meaning come from. */
  readonly source: SourceKey;
  readonly confidence: Confidence;
  /** The row stands for this code and every higher one. */
  readonly andHigher?: true;
}

/** One table as it is written: what all its rows share is said once. */
export interface ReturnCodeTable extends Pick<
  ReturnCode,
  'platform' | 'kind' | 'source' | 'confidence'
> {
  readonly codes: readonly (Pick<ReturnCode, 'code' | 'constant' | 'meaning' | 'action'> &
    Partial<Pick<ReturnCode, 'source' | 'confidence' | 'andHigher'>>)[];
}
