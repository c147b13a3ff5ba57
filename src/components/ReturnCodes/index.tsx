import {codeRows as codes} from '../../data/return-codes/rows';
import {Fragment, type ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import {isEaBug} from '../../data/return-codes/sharedRows';
import type {CodeRow} from '../../data/tableRows';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';
import Link from '@docusaurus/Link';
import {Messages} from './Messages';

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

interface Props {
  readonly platform: PlatformId;
}

/** The table of all return codes of a platform, by number. The bugs of EAs are one row, at its end. */
export default function ReturnCodes({platform}: Props): ReactNode {
  const rows = codes.filter((row) => row.platform === platform);
  const ordered = [...rows.filter((row) => !isEaBug(row)), ...rows.filter(isEaBug)];
  return (
    <AnchoredTable
      label={`All numbers of ${platforms[platform].name}`}
      columns={['Code', 'Meaning', 'What to do']}
      platform={platform}
      rows={groupRows(ordered).map(([first, ...others]) => ({
        id: first.id,
        otherIds: others.map(({id}) => id),
        name: String(first.code),
        heading:
          others.length > 0 ? (
            <Numbers rows={[first, ...others]} alone={isEaBug(first)} />
          ) : (
            <>
              <NumberLink {...first} />
              <br /> <code translate="no">{first.constant}</code>
              <Messages {...first} />
            </>
          ),
        cells: [<Inline>{first.meaning}</Inline>, <Inline>{first.action}</Inline>],
      }))}
    />
  );
}
