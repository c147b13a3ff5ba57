/** One edit of one file of the project; paths are relative to its root. */
export type Change =
  | {file: string; find: string; replace: string}
  | {file: string; append: string}
  | {file: string; add: string}
  | {file: string; remove: true};

/** A fault that somebody could make, and the check that has to notice it. */
export interface KnownBad {
  /** The fault in a few words. */
  name: string;
  changes: Change[];
  /** The check reads `build/`, so the changed project is built first. */
  needsBuild?: boolean;
  /** The narrowest command that must fail, as in a package.json script. */
  turnsRed: string;
  /** A part of what it must print, where another failure could pass for this one. */
  says?: string;
}
