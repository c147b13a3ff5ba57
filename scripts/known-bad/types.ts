/** One edit of one file of the project; paths are relative to its root. */
export type Change =
  | {file: string; find: string; replace: string}
  | {file: string; append: string}
  | {file: string; add: string}
  | {file: string; remove: true};

/** A fault that somebody could make, and the check that has to notice it. */
export interface Fault {
  /** What goes wrong, in a few words. */
  name: string;
  changes: Change[];
  /** The narrowest command that must fail, as in a script of package.json. */
  check: string;
  /** What the check must print: only its failure prints this, and no other failure does. */
  says: string;
}

/** Faults that are made together, so that they share one build. They must not influence each other. */
export interface Group {
  name: string;
  /** False if the checks need no new build: then they run on the build of the unchanged project. */
  isBuilt: boolean;
  faults: Fault[];
}
