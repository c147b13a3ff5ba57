import type {PlatformId} from '../platforms';
import type {SourceKey} from '../sources';
import type {RowRole} from '../tableRows';

/** A line of the terminal's logs that carries no number of its own. */
export interface JournalLine {
  /** Anchor of the row: `log-connection-lost`. */
  readonly id: string;
  /** The fixed words, letter by letter, with `…` for names and figures that vary. */
  readonly text: string;
  /** Other forms of the line, and other lines with the same meaning. Same form as `text`. */
  readonly otherTexts?: readonly string[];
  readonly role?: RowRole;
  /** Where it was seen. */
  readonly platforms: readonly PlatformId[];
  /** What it says, for a trader; `code`, **bold** and [links](/docs/) may be used. */
  readonly meaning: string;
  /** The line says that the EA has stopped, so a look at its positions comes before the remedy. */
  readonly eaStopped?: true;
  /** What to do. Same form as `meaning`. */
  readonly action: string;
  /** What readers ask who need it, a line of at most 64 characters each; for the search only. */
  readonly readerQuestions?: readonly string[];
  /** Where the words were seen. */
  readonly source: SourceKey;
}
