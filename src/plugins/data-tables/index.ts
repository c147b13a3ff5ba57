import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {productFacts} from '../../data/product-facts';
import type {tables} from '../../data/build/tables';

const DATA = path.join(__dirname, '../../data');

interface Content {
  readonly files: Readonly<Record<string, object>>;
  /** Why the rows could not be read; `src/checks` shows it. */
  readonly mistake?: string;
}

/** Loads a module again, because those that are imported do not change while the server runs. */
type Load = (file: string) => Promise<unknown>;

async function readFiles(load: Load): Promise<Content['files']> {
  const {tables: lists} = (await load(path.join(DATA, 'build/tables.ts'))) as {
    tables: typeof tables;
  };
  const {productFacts: facts} = (await load(path.join(DATA, 'product-facts.ts'))) as {
    productFacts: typeof productFacts;
  };
  return {...lists, 'product-facts': facts};
}

/**
 * Writes the tables and product facts into data files, which only the pages that show them load. The
 * development server writes them again when a file of the data is saved.
 */
export default function dataTables(): Plugin<Content> {
  return createDataTables(loadFreshModule);
}

/** The plugin with another way to load modules. */
export function createDataTables(load: Load): Plugin<Content> {
  let last: Content['files'] | undefined;
  return {
    name: 'data-tables',
    getPathsToWatch: () => ['src/data/**/*.ts'],
    async loadContent() {
      try {
        last = await readFiles(load);
        return {files: last};
      } catch (error) {
        const {cause = error} = error as Error;
        if (last === undefined) {
          throw cause;
        }
        return {files: last, mistake: (cause as Error).message};
      }
    },
    async contentLoaded({content: {files}, actions: {createData}}) {
      await Promise.all(
        Object.entries(files).map(([name, data]) => createData(`${name}.json`, data)),
      );
    },
  };
}
