import {codeRows as codes} from '../../data/return-codes/rows';
import {Fragment, type ReactNode} from 'react';
import {platforms} from '../../data/platforms';
import {harmlessMeaning, type CodeRow} from '../../data/tableRows';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';
import Link from '@docusaurus/Link';
import {Messages} from './Messages';
import {selectCodes, type CodeSelection} from './selectCodes';

/** The number of a code, as the link to its row. */
function NumberLink({id, code, platform, andHigher}: CodeRow): ReactNode {
  return (
    <>
      <Link to={`#${id}`} data-platform={platforms[platform].short}>
        <code translate="no">{code}</code>
      </Link>
      {andHigher && ' and higher'}
    </>
  );
}

/** The numbers of a row that is about several, alone, or each with what logs print for it or its name in MQL. */
function Numbers({
  rows,
  alone,
}: {
  readonly rows: readonly CodeRow[];
  readonly alone: boolean;
}): ReactNode {
  return rows.map((row, index) => {
    const {id, constant, terminal, library} = row;
    const [printed] = [...terminal, ...library];
    return (
      <Fragment key={id}>
        {index > 0 && ' · '}
        {/* The row itself has the id of the first number. */}
        <span id={index === 0 ? undefined : id}>
          <NumberLink {...row} />
        </span>
        {!alone && (
          <>
            {' '}
            {printed === undefined ? (
              <code translate="no">{constant}</code>
            ) : (
              <small className="quiet">
                <samp translate="no">{printed}</samp>
              </small>
            )}
          </>
        )}
      </Fragment>
    );
  });
}

/** A table of return codes. Bugs are one row of numbers, and numbers that mean nothing is wrong have no remedy. */
export default function ReturnCodes(selection: CodeSelection): ReactNode {
  const {label, rows} = selectCodes(codes, selection);
  const only = 'only' in selection ? selection.only : null;
  const isListOnly = only === 'harmless';
  return (
    <AnchoredTable
      label={label}
      columns={isListOnly ? ['Code', 'Meaning'] : ['Code', 'Meaning', 'What to do']}
      platform={selection.platform}
      rows={groupRows(rows).map(([first, ...others]) => ({
        id: first.id,
        otherIds: others.map(({id}) => id),
        name: String(first.code),
        heading:
          others.length > 0 ? (
            <>
              {only === 'bugs' && `${platforms[selection.platform].short}: `}
              <Numbers rows={[first, ...others]} alone={only === 'bugs'} />
            </>
          ) : (
            <>
              <NumberLink {...first} />
              <br /> <code translate="no">{first.constant}</code>
              <Messages {...first} />
            </>
          ),
        cells: isListOnly
          ? [<Inline>{harmlessMeaning(first)}</Inline>]
          : [<Inline>{first.meaning}</Inline>, <Inline>{first.action}</Inline>],
      }))}
    />
  );
}
