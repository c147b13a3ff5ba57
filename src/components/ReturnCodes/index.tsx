import {codeRows as codes} from '../../data/return-codes/rows';
import {Fragment, type ReactNode} from 'react';
import {platforms} from '../../data/platforms';
import type {CodeRow} from '../../data/tableRows';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';
import Link from '@docusaurus/Link';
import {Messages} from './Messages';
import {selectCodes, type CodeRange} from './selectCodes';

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

/** The numbers of a row that is about several, each with what logs print for it, or else its name in MQL. */
function Numbers({rows}: {readonly rows: readonly CodeRow[]}): ReactNode {
  return rows.map((row, index) => {
    const {id, code, constant, terminal, library} = row;
    const [printed] = [...terminal, ...library];
    return (
      <Fragment key={id}>
        {index > 0 && ' · '}
        {/* The row itself has the id of the first number. */}
        <span id={index === 0 ? undefined : id} data-code={index === 0 ? undefined : code}>
          <NumberLink {...row} />
        </span>{' '}
        {printed === undefined ? (
          <code translate="no">{constant}</code>
        ) : (
          <small className="quiet">
            <samp translate="no">{printed}</samp>
          </small>
        )}
      </Fragment>
    );
  });
}

/** A table of return codes. */
export default function ReturnCodes(range: CodeRange): ReactNode {
  const {caption, rows} = selectCodes(codes, range);
  return (
    <AnchoredTable
      caption={caption}
      columns={['Code', 'Meaning', 'What to do']}
      platform={range.platform}
      rows={groupRows(rows).map(([first, ...others]) => ({
        id: first.id,
        otherIds: others.map(({id}) => id),
        name: String(first.code),
        heading:
          others.length > 0 ? (
            <Numbers rows={[first, ...others]} />
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
