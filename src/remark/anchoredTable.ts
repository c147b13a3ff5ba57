import type {RootContent} from 'mdast';
import {element} from './build';

/** A row that can be linked to. */
export interface AnchoredRow {
  /** Id of the row in the page. */
  readonly id: string;
  /** What the row is about, for the name of its link: `10027`. */
  readonly name: string;
  /** Content of the cells, in the order of the columns; the first cell is the row's heading. */
  readonly cells: readonly (readonly RootContent[])[];
}

/** A table whose rows each have an anchor, as the component `AnchoredTable` takes it. */
export function anchoredTable(table: {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly AnchoredRow[];
}): RootContent {
  const rows = table.rows.map(({id, name, cells}) =>
    element(
      'AnchoredTable.Row',
      {id, name},
      cells.map((cell) => element(null, {}, cell)),
    ),
  );
  return element('AnchoredTable', {caption: table.caption, columns: table.columns}, rows);
}

/** A constant such as `ERR_NO_CONNECTION`, which may break after each underscore. */
export function constantCode(constant: string): RootContent {
  return element('AnchoredTable.Constant', {name: constant}, []);
}
