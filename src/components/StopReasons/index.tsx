import {stopReasonAnchor, stopReasons} from '../../data/stop-reasons';
import type {ReactNode} from 'react';
import AnchoredTable from '../AnchoredTable';
import {Inline} from '../Inline';

/** The table of reasons why an EA stopped. */
export default function StopReasons(): ReactNode {
  return (
    <AnchoredTable
      label="Why an EA stopped"
      columns={['Reason', 'What happened', 'What to do']}
      rows={stopReasons.map(({reason, meaning, action}) => ({
        id: stopReasonAnchor({reason}),
        name: `reason ${reason}`,
        heading: <code translate="no">{reason}</code>,
        cells: [<Inline>{meaning}</Inline>, <Inline>{action}</Inline>],
      }))}
    />
  );
}
