import type {SourceKey} from '../sources';

export interface InstallerMessage {
  /** Anchor of the row: `windows-740` if there is one number, otherwise words of the message. */
  readonly id: string;
  /** What the reader sees, in the words of Windows if there are any. */
  readonly message: string;
  /** The error number of Windows, or null. */
  readonly code: string | null;
  /** What to do, and before it the cause if that helps to do it. */
  readonly remedy: string;
  /** What readers ask who need it, a line of at most 64 characters each; for the search only. */
  readonly readerQuestions?: readonly string[];
  /** Where code and message come from. */
  readonly source: SourceKey;
}
