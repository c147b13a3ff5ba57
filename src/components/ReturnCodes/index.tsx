import {codeRows as codes} from '../../data/return-codes/rows';
import {Fragment, type ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import {isEaBug} from '../../data/return-codes/sharedRows';
import {NO_TEXT, type CodeRow} from '../../data/tableRows';
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

/** A longer text says no more than the meaning beside it. Who pastes one finds its row with the search. */
const LONGEST_TEXT = 45;

/** What the terminal prints for a number, or else what EAs print, or else the name of the number in MQL. */
function Printed({terminal, library, constant}: CodeRow): ReactNode {
  const isByEa = terminal.length === 0;
  const texts = isByEa
    ? library.filter((text) => !NO_TEXT.test(text) && text.length <= LONGEST_TEXT)
    : terminal;
  return (
    <>
      {/* Without styles, the break separates it from the number. */}
      <br />{' '}
      <small className="quiet">
        {isByEa && texts.length > 0 && 'EA: '}
        {texts.map((text, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <samp translate="no">{text}</samp>
          </Fragment>
        ))}
        {texts.length === 0 && <code translate="no">{constant}</code>}
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
