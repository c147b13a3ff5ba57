import {stopReasonAnchor, type StopReason} from '../../data/stop-reasons';
import {anchoredTable, constantCode} from './anchoredTable';
import {parseInline} from './inline';
import {replaceElements, type Transform} from './tree';

/** Replaces `<StopReasons />` with the table of reasons why an EA stopped. */
export function stopReasons({reasons}: {readonly reasons: readonly StopReason[]}): Transform {
  return (root) =>
    replaceElements(root, 'StopReasons', () =>
      anchoredTable({
        caption: 'Why an EA stopped: reasons 0–9, the same numbers in MT4 and MT5',
        columns: ['Reason', 'What happened', 'What to do'],
        rows: reasons.map((row) => ({
          id: stopReasonAnchor(row),
          name: `reason ${row.reason}`,
          cells: [
            [
              {type: 'inlineCode', value: String(row.reason)},
              {type: 'break'},
              constantCode(row.constant),
            ],
            parseInline(row.meaning),
            parseInline(row.action),
          ],
        })),
      }),
    );
}
