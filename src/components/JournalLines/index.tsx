import lines from '@generated/data-tables/default/journal-lines.json';
import type {ReactNode} from 'react';
import AnchoredTable from '../AnchoredTable';
import {Inline} from '../Inline';

/** The table of log lines that carry no number. */
export default function JournalLines(): ReactNode {
  return (
    <AnchoredTable
      caption="Lines without a number on the Journal and Experts tabs"
      columns={['Line', 'Meaning', 'What to do']}
      rows={lines.map(({id, text, seenIn, meaning, action}) => ({
        id,
        name: text,
        heading: (
          <>
            <samp translate="no">{text}</samp>
            <br /> <small className="quiet">{seenIn}</small>
          </>
        ),
        cells: [<Inline>{meaning}</Inline>, <Inline>{action}</Inline>],
      }))}
    />
  );
}
