import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {tables} from '../../data/build/tables';
import {productFacts} from '../../data/product-facts';

const DATA = path.join(__dirname, '../../data');

type Files = Readonly<Record<string, object>>;

interface Content {
  readonly files: Files;
  /** Why the rows could not be read; `src/checks` shows it. */
  readonly mistake?: string;
}

/** The rows of now, since modules that are imported do not change while the server runs. */
async function readFresh(): Promise<Files> {
  const fresh = (await loadFreshModule(path.join(DATA, 'build/tables.ts'))) as {
    tables: typeof tables;
  };
  const facts = (await loadFreshModule(path.join(DATA, 'product-facts.ts'))) as {
    productFacts: typeof productFacts;
  };
  return {...fresh.tables, 'product-facts': facts.productFacts};
}

/**
 * Writes the tables and product facts into data files, which only the pages that show them load. The
 * development server writes them again when a file of the data is saved.
 */
export default function dataTables(): Plugin<Content> {
  return createDataTables(() =>
    process.env.NODE_ENV === 'development'
      ? readFresh()
      : Promise.resolve({...tables, 'product-facts': productFacts}),
  );
}

/** The plugin with another way to read the rows. */
export function createDataTables(read: () => Promise<Files>): Plugin<Content> {
  let last: Files | undefined;
  return {
    name: 'data-tables',
    getPathsToWatch: () => ['src/data/**/*.ts'],
    async loadContent() {
      try {
        last = await read();
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
