import type {PlatformId} from '../data/platforms';
import type {JournalLine} from '../data/journal-lines/types';
import type {CodeRow, ReasonRow, RowRole} from '../data/tableRows';

/** The tables that a log is read with. */
export interface LogTables {
  readonly codes: readonly CodeRow[];
  readonly lines: readonly JournalLine[];
  readonly reasons: readonly ReasonRow[];
}

/** The roles in the order in which an answer shows their rows. */
export const ROLES: readonly RowRole[] = ['explanation', 'cause', 'consequence', 'information'];

/** A row that a log can mean. */
export interface LogRow {
  readonly id: string;
  /** The platforms whose terminals or programs print it. */
  readonly platforms: readonly PlatformId[];
  readonly role: RowRole;
}

/** A row that the log means, and the lines that say so. */
export interface FoundRow extends LogRow {
  /** How many lines mean it. */
  readonly count: number;
  /** The first and the last time, such as `09:14` and `09:16`, or dates if they differ. Empty without times. */
  readonly firstTime: string;
  readonly lastTime: string;
  /** The first line that means it, without its time and account. Empty for a number alone. */
  readonly line: string;
}

export interface LogAnswer {
  /** The digits of a text that is one number and nothing else. */
  readonly number: string | null;
  /** The most important first. */
  readonly rows: readonly FoundRow[];
  /** How many lines have text. */
  readonly lineCount: number;
  /** How many of them mean a row. */
  readonly knownCount: number;
  /** Lines of programs that mean no row, without their times. */
  readonly programLines: readonly string[];
  /** How many lines of MetaTrader mean no row. */
  readonly unknownCount: number;
  /** Whether a line begins with a time. */
  readonly hasTimes: boolean;
  /** Whether only the beginning and the end of the text were read. */
  readonly isShortened: boolean;
  /** Whether every line was read and says that everything went as it should, and nothing else. */
  readonly isWell: boolean;
}
