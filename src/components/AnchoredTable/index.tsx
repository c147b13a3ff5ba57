import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PlatformId} from '../../data/platforms';
import Link from '@docusaurus/Link';
import {useTargetAnchor} from '../useTargetAnchor';
import styles from './styles.module.css';

interface AnchoredRow {
  /** Id of the row in the page. */
  readonly id: string;
  /** Further ids inside the row, which mark it as well. */
  readonly otherIds?: readonly string[];
  /** The subject of the row, such as `10027`. The link to the row is named after it. */
  readonly name: string;
  /** The heading of the row. */
  readonly heading: ReactNode;
  /** The other cells, in the order of the columns. */
  readonly cells: readonly ReactNode[];
}

interface AnchoredTableProps {
  /** Names the table. The heading above it says the same to the eye. */
  readonly label: string;
  readonly columns: readonly string[];
  /** For tables of error codes: the platform of all rows. Each row then begins with a link to itself. */
  readonly platform?: PlatformId;
  readonly rows: readonly AnchoredRow[];
}

/**
 * A table whose rows can be linked to. Its ARIA roles are explicit, since browsers drop the native roles of
 * cells that are displayed as blocks.
 */
export default function AnchoredTable({
  label,
  columns,
  platform,
  rows,
}: AnchoredTableProps): ReactNode {
  const target = useTargetAnchor();
  const {collectAnchor} = useBrokenLinks();
  return (
    <table role="table" className={styles.table} data-platform={platform} aria-label={label}>
      <thead className="visually-hidden">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({id, otherIds = [], name, heading, cells}) => {
          const ids = [id, ...otherIds];
          ids.forEach(collectAnchor);
          return (
            <tr
              key={id}
              role="row"
              id={id}
              className={styles.row}
              data-target={ids.includes(target) || undefined}
            >
              <th role="rowheader" scope="row">
                {heading}
                {!platform && (
                  <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${name}`} />
                )}
              </th>
              {cells.map((cell, index) => (
                // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- only in a grid is it interactive
                <td key={index} role="cell" data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
