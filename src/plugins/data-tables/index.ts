import type {Plugin} from '@docusaurus/types';
import {productFacts} from '../../data/product-facts';
import {tables} from '../../data/tables';

/** Writes tables and facts about products into files, so that only the pages that show them load them. */
export default function dataTables(): Plugin {
  return {
    name: 'data-tables',
    async contentLoaded({actions: {createData}}) {
      const files = Object.entries({...tables, 'product-facts': productFacts});
      await Promise.all(files.map(([name, data]) => createData(`${name}.json`, data)));
    },
  };
}
