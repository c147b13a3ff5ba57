import type {JournalLine} from '../../data/journal-lines/types';
import {platforms} from '../../data/platforms';
import {anchoredTable} from './anchoredTable';
import {element} from './build';
import {parseInline} from './inline';
import {replaceElements, type Transform} from './tree';

/** Where a line is seen: `MT4, Journal`. */
function placeOf({platforms: seenOn, tab}: JournalLine): string {
  const names = seenOn.map((id) => platforms[id].short).join(' and ');
  return tab ? `${names}, ${tab}` : names;
}

/** Replaces `<JournalLines />` with the table of log lines that carry no number. */
export function journalLines({lines}: {readonly lines: readonly JournalLine[]}): Transform {
  return (root) =>
    replaceElements(root, 'JournalLines', () =>
      anchoredTable({
        caption: 'Lines without a number on the Journal and Experts tabs',
        columns: ['Line', 'Meaning', 'What to do'],
        rows: lines.map((line) => ({
          id: line.id,
          name: line.text,
          cells: [
            [
              element('samp', {}, [{type: 'text', value: line.text}]),
              {type: 'break'},
              element('small', {}, [{type: 'text', value: placeOf(line)}]),
            ],
            parseInline(line.meaning),
            parseInline(line.action),
          ],
        })),
      }),
    );
}
