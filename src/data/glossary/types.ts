import type {PlatformId} from '../platforms';

export interface GlossaryTerm {
  /** Part of the anchor `term-<id>`: lower case, words joined by hyphens. */
  readonly id: string;
  readonly term: string;
  /** Other names of the same thing. */
  readonly also?: readonly string[];
  /** One sentence of at most 140 characters: it is what a tooltip shows. */
  readonly definition: string;
  /** What readers ask who need it, a line of at most 64 characters each; for the search only. */
  readonly readerQuestions?: readonly string[];
  /** Set if only this platform has it. */
  readonly platform?: PlatformId;
}
