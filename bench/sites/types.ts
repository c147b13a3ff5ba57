/** How a site shows that its page answers the reader: see `load/browser/watchLoad.ts`. */
export type ReadySign = 'docusaurus' | 'vue' | 'scripts';

/** A built site whose pages can be measured. */
export interface FinishedSite {
  /** As tables name it. */
  name: string;
  /** Folder of the built files. */
  dir: string;
  /** Selector of the scrolling element that has the search results; null where they need a service. */
  results: string | null;
  ready: ReadySign;
}

/** How another program builds a site with the pages of this manual. */
export interface Recipe extends Omit<FinishedSite, 'dir'> {
  id: string;
  /** Makes the folder in which the site is built, inside `parent`. Returns its path. */
  prepare: (parent: string) => string;
  /** A script inside `node_modules`, and its arguments. */
  command: readonly [script: string, ...args: string[]];
  /** Where the built files are, inside the site's folder. */
  outDir: string;
}
