/** How a site shows that its page answers the reader: see `load/browser/watchLoad.ts`. */
export type ReadySign = 'docusaurus' | 'vue' | 'scripts';

/** A built site whose pages can be measured. */
export interface FinishedSite {
  id: string;
  /** As tables name it. */
  name: string;
  /** Folder of the built files. */
  dir: string;
  /** Selector of the links in its search results. */
  hits: string;
  /** Selector of the scrolling element that has the search results. */
  results: string;
  ready: ReadySign;
}

/** How one of the compared sites is built. */
export interface Recipe {
  id: string;
  name: string;
  /** Makes the folder in which the site is built, inside `parent`. Returns its path. */
  prepare: (parent: string) => string;
  /** A script inside `node_modules`, and its arguments. */
  command: readonly [script: string, ...args: string[]];
  env?: NodeJS.ProcessEnv;
  /** The folder has packages of its own, and does not use those of `parent`. */
  hasOwnPackages?: true;
  /** Where the built files are. */
  outDir: string;
  /** What a cold build must not find. */
  caches: readonly string[];
  /** How readers' measurements see the site; without it, only its build is measured. */
  reader?: Pick<FinishedSite, 'hits' | 'results' | 'ready'>;
}
