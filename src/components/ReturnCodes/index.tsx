import {codeRows as codes} from '../../data/return-codes/rows';
import {Fragment, type ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import {isEaBug} from '../../data/return-codes/sharedRows';
import type {CodeRow} from '../../data/tableRows';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';
import Link from '@docusaurus/Link';

/** The number of a code, as the link to its row. */
function NumberLink({id, code, andHigher}: CodeRow): ReactNode {
  return (
    <>
      <Link to={`#${id}`}>
        <code translate="no">{code}</code>
      </Link>
      {andHigher && ' and higher'}
    </>
  );
}

/** The numbers of a row that is about several. The row itself has the id of the first. */
function Numbers({rows}: {readonly rows: readonly CodeRow[]}): ReactNode {
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      {index > 0 && ' · '}
      <span id={index === 0 ? undefined : row.id}>
        <NumberLink {...row} />
      </span>
    </Fragment>
  ));
}

/** What logs print for a number, first the terminal, then EAs, or else its name in MQL. */
function Printed({terminal, library, constant}: CodeRow): ReactNode {
  return (
    <>
      {/* Without styles, the break separates it from the number. */}
      <br />{' '}
      <small className="quiet">
        {[...terminal, ...library].map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            {index >= terminal.length && 'EA: '}
            <samp translate="no">{text}</samp>
          </Fragment>
        ))}
        {terminal.length + library.length === 0 && <code translate="no">{constant}</code>}
      </small>
    </>
  );
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
            <Numbers rows={[first, ...others]} />
          ) : (
            <>
              <NumberLink {...first} />
              <Printed {...first} />
            </>
          ),
        cells: [<Inline>{first.meaning}</Inline>, <Inline>{first.action}</Inline>],
      }))}
    />
  );
}
