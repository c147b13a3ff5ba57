import type {RootContent} from 'mdast';
import type {PlatformId} from '../../data/platforms';
import type {CodeMessage} from '../../data/return-codes/types';
import {element} from './build';

/** A row that can be linked to. */
export interface AnchoredRow {
  /** Id of the row in the page. */
  readonly id: string;
  /** What the row is about, such as `10027`; its link is named after it. */
  readonly name: string;
  /** Content of the cells, in the order of the columns; the first cell is the row's heading. */
  readonly cells: readonly (readonly RootContent[])[];
}

/** A table in which each row has an anchor, as an `<AnchoredTable>` element. */
export function anchoredTable(table: {
  readonly caption: string;
  readonly columns: readonly string[];
  /** For error codes, whose first cells begin with a link to their row. */
  readonly platform?: PlatformId;
  readonly rows: readonly AnchoredRow[];
}): RootContent {
  const rows = table.rows.map(({id, name, cells}) =>
    element(
      'AnchoredTable.Row',
      {id, name},
      cells.map((cell) => element(null, {}, cell)),
    ),
  );
  const {caption, columns, platform} = table;
  return element('AnchoredTable', {caption, columns, platform}, rows);
}

/** A constant such as `ERR_NO_CONNECTION`, in which lines may break after each underscore. */
export function constantCode(constant: string): RootContent {
  return element('AnchoredTable.Constant', {name: constant}, []);
}

/** The texts that a reader may have come with: those of the terminal, then those that an EA prints. */
export function messageTexts(messages: readonly CodeMessage[] = []): RootContent[] {
  const textsBy = (by: CodeMessage['by']) =>
    messages.filter((message) => message.by === by).map(({text}) => text);
  const terminal = textsBy('terminal');
  const isNew = (text: string) =>
    !terminal.some((known) => known.toLowerCase() === text.toLowerCase());
  return messages.length === 0
    ? []
    : [
        // A block of its own on the page. Where there are no styles, the break keeps it apart from the constant.
        {type: 'break'},
        element(
          'AnchoredTable.Messages',
          {terminal, library: textsBy('library').filter(isNew)},
          [],
        ),
      ];
}
