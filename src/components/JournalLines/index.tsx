import {journalLines} from '../../data/journal-lines';
import {platforms} from '../../data/platforms';
import {Fragment, type ReactNode} from 'react';
import AnchoredTable from '../AnchoredTable';
import {groupRows} from '../AnchoredTable/groupRows';
import {Inline} from '../Inline';

const lines = journalLines.map(({platforms: seenOn, tab, ...line}) => ({
  ...line,
  seenIn: [seenOn.map((platform) => platforms[platform].short).join(' and '), tab]
    .filter(Boolean)
    .join(', '),
}));

/** The forms of a line, and where readers see them. */
function Forms({text, otherTexts = [], seenIn}: (typeof lines)[number]): ReactNode {
  return (
    <>
      {[text, ...otherTexts].map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />} <samp translate="no">{line}</samp>
        </Fragment>
      ))}
      <br /> <small className="quiet">{seenIn}</small>
    </>
  );
}

/** The table of log lines that carry no number. */
export default function JournalLines(): ReactNode {
  return (
    <AnchoredTable
      caption="Lines without a number on the Journal and Experts tabs"
      columns={['Line', 'Meaning', 'What to do']}
      rows={groupRows(lines).map(([first, ...others]) => ({
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
        cells: [<Inline>{first.meaning}</Inline>, <Inline>{first.action}</Inline>],
      }))}
    />
  );
}
