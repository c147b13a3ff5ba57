import {Children, createContext, Fragment, useContext, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useTargetAnchor} from '../useAddress';
import {splitConstant} from './splitConstant';
import styles from './styles.module.css';

const TableContext = createContext<{readonly columns: readonly string[]; readonly target: string}>({
  columns: [],
  target: '',
});

export interface AnchoredTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows. */
  readonly children: ReactNode;
}

/** A table whose rows can be linked to. It is what the data tables of the manual expand to. */
export default function AnchoredTable({caption, columns, children}: AnchoredTableProps): ReactNode {
  const target = useTargetAnchor();
  const context = useMemo(() => ({columns, target}), [columns, target]);
  return (
    <TableContext.Provider value={context}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableContext.Provider>
  );
}

export interface RowProps {
  readonly id: string;
  /** What the row is about, for the name of its link. */
  readonly name: string;
  /** One fragment for each column; the first is the heading of the row. */
  readonly children: ReactNode;
}

function Row({id, name, children}: RowProps): ReactNode {
  const {columns, target} = useContext(TableContext);
  useBrokenLinks().collectAnchor(id);
  const [heading, ...cells] = Children.toArray(children);
  return (
    <tr id={id} className={styles.row} data-target={id === target || undefined}>
      <th scope="row">
        {heading}
        <Link to={`#${id}`} className={`hash-link ${styles.link}`} aria-label={`Link to ${name}`} />
      </th>
      {cells.map((cell, index) => (
        <td key={index} data-label={columns[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Constant({name}: {readonly name: string}): ReactNode {
  return (
    <code>
      {splitConstant(name).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

AnchoredTable.Row = Row;
AnchoredTable.Constant = Constant;
