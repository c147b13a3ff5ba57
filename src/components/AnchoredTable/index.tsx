import {Children, createContext, Fragment, useContext, useMemo, type ReactNode} from 'react';
import Link from '../Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PlatformId} from '../../data/platforms';
import {useTargetAnchor} from '../useAddress';
import {splitConstant} from './splitConstant';
import styles from './styles.module.css';

interface Table extends Pick<AnchoredTableProps, 'columns' | 'platform'> {
  readonly target: string;
}

const TableContext = createContext<Table>({columns: [], target: ''});

export interface AnchoredTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** For error codes: the platform that every row names. Its rows begin with a link to themselves. */
  readonly platform?: PlatformId;
  /** `AnchoredTable.Row` elements. */
  readonly children: ReactNode;
}

/** A table whose rows can be linked to. The data tables of the manual compile to it. */
export default function AnchoredTable({
  caption,
  columns,
  platform,
  children,
}: AnchoredTableProps): ReactNode {
  const target = useTargetAnchor();
  const context = useMemo(() => ({columns, platform, target}), [columns, platform, target]);
  return (
    <TableContext.Provider value={context}>
      <table className={styles.table} data-platform={platform}>
        <caption>{caption}</caption>
        <thead className="visually-hidden">
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
  /** What the row is about; its link is named after it. */
  readonly name: string;
  /** One fragment per column; the first becomes the heading of the row. */
  readonly children: ReactNode;
}

function Row({id, name, children}: RowProps): ReactNode {
  const {columns, platform, target} = useContext(TableContext);
  useBrokenLinks().collectAnchor(id);
  const [heading, ...cells] = Children.toArray(children);
  return (
    <tr id={id} className={styles.row} data-target={id === target || undefined}>
      <th scope="row">
        {heading}
        {!platform && <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${name}`} />}
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

interface MessagesProps {
  /** What the terminal itself prints. */
  readonly terminal: readonly string[];
  /** What EAs print in the words of MetaQuotes' library, where the terminal says something else. */
  readonly library: readonly string[];
}

/** The texts of a code as logs have them. */
function Messages({terminal, library}: MessagesProps): ReactNode {
  const texts = [...terminal, ...library];
  return (
    <span className={styles.messages}>
      {texts.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {index >= terminal.length && 'EA: '}
          <samp>{text}</samp>
        </Fragment>
      ))}
    </span>
  );
}

AnchoredTable.Row = Row;
AnchoredTable.Messages = Messages;
AnchoredTable.Constant = Constant;
