import type {Plugin} from '@docusaurus/types';
import {tables} from '../../data/tables';

/** Writes the rows of each table into a file, so that only the pages that show the table load them. */
export default function dataTables(): Plugin {
  return {
    name: 'data-tables',
    async contentLoaded({actions: {createData}}) {
      const files = Object.entries(tables);
      await Promise.all(files.map(([name, rows]) => createData(`${name}.json`, rows)));
    },
  };
}
