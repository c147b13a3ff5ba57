import lines from '@generated/data-tables/default/journal-lines.json';
import {Fragment, type ReactNode} from 'react';
import AnchoredTable from '../AnchoredTable';
import {Inline} from '../Inline';

/** The table of log lines that carry no number. */
export default function JournalLines(): ReactNode {
  return (
    <AnchoredTable
      caption="Lines without a number on the Journal and Experts tabs"
      columns={['Line', 'Meaning', 'What to do']}
      rows={lines.map(({id, text, otherTexts = [], seenIn, meaning, action}) => ({
        id,
        name: text,
        heading: (
          <>
            {[text, ...otherTexts].map((line, index) => (
              <Fragment key={line}>
                {index > 0 && <br />} <samp translate="no">{line}</samp>
              </Fragment>
            ))}
            <br /> <small className="quiet">{seenIn}</small>
          </>
        ),
        cells: [<Inline>{meaning}</Inline>, <Inline>{action}</Inline>],
      }))}
    />
  );
}
