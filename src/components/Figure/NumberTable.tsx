import type {ReactNode} from 'react';
import Table from '../ScrollTable';
import styles from './table.module.css';

interface NumberTableProps {
  /** Says what is calculated and that the figures are examples. */
  readonly caption: ReactNode;
  readonly columns: readonly ReactNode[];
  /** Cells as printed, one per column; the first is the heading of its row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** A table of computed figures: names on the left, numbers lined up on the right. */
export default function NumberTable({caption, columns, rows}: NumberTableProps): ReactNode {
  return (
    <Table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
