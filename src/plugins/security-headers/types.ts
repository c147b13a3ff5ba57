/** The code that a page carries in its HTML instead of in a file. */
export interface InlineCode {
  /** The text of each inline script that a browser executes. */
  readonly scripts: readonly string[];
  /** The value of each `style` attribute, without repetition. */
  readonly styleAttributes: readonly string[];
  /** What no policy of this site allows, in the words of an error message. */
  readonly forbidden: readonly string[];
}

/** An inline script that every page carries, and no page twice. */
export interface KnownScript {
  /** The plugin that writes it. */
  readonly author: string;
  readonly code: string;
}

/** Headers for the paths that a pattern matches: a path, or the beginning of one and `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}
