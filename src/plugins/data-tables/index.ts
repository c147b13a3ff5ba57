import type {Plugin} from '@docusaurus/types';
import {productFacts} from '../../data/product-facts';
import {tables} from '../../data/build/tables';

/** Writes the tables and product facts into data files, which only the pages that show them load. */
export default function dataTables(): Plugin {
  return {
    name: 'data-tables',
    async contentLoaded({actions: {createData}}) {
      const files = Object.entries({...tables, 'product-facts': productFacts});
      await Promise.all(files.map(([name, data]) => createData(`${name}.json`, data)));
    },
  };
}
