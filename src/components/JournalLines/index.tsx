import {journalLines} from '../../data/journal-lines';
import type {JournalLine} from '../../data/journal-lines/types';
import {platforms} from '../../data/platforms';
import {Fragment, type ReactNode} from 'react';
import {harmlessMeaning, isHarmless} from '../../data/tableRows';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';

/** The forms of a line, and its platform if only one prints it. */
function Forms({text, otherTexts = [], platforms: seenOn}: JournalLine): ReactNode {
  const [only, other] = seenOn;
  return (
    <>
      {[text, ...otherTexts].map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />} <samp translate="no">{line}</samp>
        </Fragment>
      ))}
      {only && !other && (
        <>
          {' '}
          <small className="quiet">{platforms[only].short}</small>
        </>
      )}
    </>
  );
}

/** The tables that the log lines without a number are in. */
const GROUPS = {
  stopped: {
    label: 'Log lines that mean an EA has stopped',
    rows: journalLines.filter(({eaStopped}) => eaStopped),
  },
  harmless: {label: 'Log lines that mean nothing is wrong', rows: journalLines.filter(isHarmless)},
  others: {
    label: 'Other log lines',
    rows: journalLines.filter((line) => !line.eaStopped && !isHarmless(line)),
  },
} as const;

interface JournalLinesProps {
  readonly group: keyof typeof GROUPS;
}

/** A table of log lines that carry no number. Those that mean nothing is wrong have no remedy. */
export default function JournalLines({group}: JournalLinesProps): ReactNode {
  const {label, rows} = GROUPS[group];
  const isListOnly = group === 'harmless';
  return (
    <AnchoredTable
      label={label}
      columns={isListOnly ? ['Line', 'Meaning'] : ['Line', 'Meaning', 'What to do']}
      rows={groupRows(rows).map(([first, ...others]) => ({
        id: first.id,
        otherIds: others.map(({id}) => id),
        name: first.text,
        heading: (
          <>
            <Forms {...first} />
            {others.map((line) => (
              <Fragment key={line.id}>
                <br />
                <span id={line.id}>
                  <Forms {...line} />
                </span>
              </Fragment>
            ))}
          </>
        ),
        cells: isListOnly
          ? [<Inline>{harmlessMeaning(first)}</Inline>]
          : [<Inline>{first.meaning}</Inline>, <Inline>{first.action}</Inline>],
      }))}
    />
  );
}
