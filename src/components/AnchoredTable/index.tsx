import {Children, createContext, Fragment, useContext, useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PlatformId} from '../../data/platforms';
import {useTargetAnchor} from '../useAddress';
import {splitConstant} from './splitConstant';
import styles from './styles.module.css';

interface Table extends Pick<AnchoredTableProps, 'columns' | 'remedy'> {
  readonly target: string;
}

const TableContext = createContext<Table>({columns: [], target: ''});

export interface AnchoredTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** What to do about each row, if they have no column for it; the search index reads it from the built page. */
  readonly remedy?: string;
  /** `AnchoredTable.Row` elements. */
  readonly children: ReactNode;
}

/** A table whose rows can be linked to. The data tables of the manual compile to it. */
export default function AnchoredTable({
  caption,
  columns,
  remedy,
  children,
}: AnchoredTableProps): ReactNode {
  const target = useTargetAnchor();
  const context = useMemo(() => ({columns, remedy, target}), [columns, remedy, target]);
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
  /** What the row is about; its link is named after it. */
  readonly name: string;
  /** The error code that the row explains; the search index reads it from the built page. */
  readonly code?: string;
  /** The platform that reports this error code or line, if only one does. */
  readonly platform?: PlatformId;
  /** One fragment per column; the first becomes the heading of the row. */
  readonly children: ReactNode;
}

function Row({id, name, code, platform, children}: RowProps): ReactNode {
  const {columns, remedy, target} = useContext(TableContext);
  useBrokenLinks().collectAnchor(id);
  const [heading, ...cells] = Children.toArray(children);
  return (
    <tr
      id={id}
      className={styles.row}
      data-code={code}
      data-platform={platform}
      data-remedy={remedy}
      data-target={id === target || undefined}
    >
      <th scope="row">
        {heading}
        <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${name}`} />
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

/** The texts of a code as logs have them; the search index reads them from the built page. */
function Messages({terminal, library}: MessagesProps): ReactNode {
  const texts = [...terminal, ...library];
  return (
    <span className={styles.messages} data-messages>
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
