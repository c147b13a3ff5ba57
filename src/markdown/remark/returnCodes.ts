import {platforms, type PlatformId} from '../../data/platforms';
import {codeAnchor} from '../../data/return-codes';
import type {ReturnCode, ReturnCodeKind} from '../../data/return-codes/types';
import {anchoredTable, constantCode, messageTexts} from './anchoredTable';
import {parseInline} from './inline';
import {problem, readAttributes, replaceElements, type Transform} from './tree';

const kinds: Readonly<Record<ReturnCodeKind, string>> = {
  server: 'trade server return codes',
  runtime: 'runtime errors',
  bug: 'bugs in an EA',
};

function codeLabel({code, andHigher}: ReturnCode): string {
  return andHigher ? `${code} and higher` : String(code);
}

/**
 * Replaces every `<ReturnCodes platform kind from to />` with a table that has one anchored row for each
 * code from `from` to `to`, both included. Without a range, the table has all codes of the kind. Bugs
 * share one remedy, which the text above their table gives, so their rows have no column for it.
 * @throws when the range does not begin and end at a code or
 *   has no codes, and when two tables of a file have the same code.
 */
export function returnCodes({codes}: {readonly codes: readonly ReturnCode[]}): Transform {
  return (root, file) => {
    const shown = new Set<string>();
    replaceElements(root, 'ReturnCodes', (element) => {
      const {platform, kind, from, to} = readAttributes(element, file) as {
        platform: PlatformId;
        kind: ReturnCodeKind;
        from?: string;
        to?: string;
      };
      for (const end of [from, to]) {
        if (end && !codes.some((row) => row.platform === platform && String(row.code) === end)) {
          throw problem(
            file,
            element,
            `There is no ${platforms[platform].short} code ${end}: begin and end the range at a code of src/data/return-codes.`,
          );
        }
      }
      const [first, last] = [Number(from ?? 0), Number(to ?? Infinity)];
      const rows = codes.filter(
        (row) =>
          row.platform === platform && row.kind === kind && row.code >= first && row.code <= last,
      );
      const [firstRow, lastRow] = [rows[0], rows[rows.length - 1]];
      if (!firstRow || !lastRow) {
        throw problem(
          file,
          element,
          `There are no ${platforms[platform].short} ${kinds[kind]} from ${from ?? 'the first'} to ${to ?? 'the last'} ` +
            'in src/data/return-codes: correct the range, or add the codes.',
        );
      }
      for (const row of rows) {
        if (shown.has(codeAnchor(row))) {
          throw problem(
            file,
            element,
            `Code ${row.code} is in two tables of this page: change their ranges so that they do not overlap.`,
          );
        }
        shown.add(codeAnchor(row));
      }
      const range =
        firstRow === lastRow ? codeLabel(firstRow) : `${firstRow.code}–${codeLabel(lastRow)}`;
      const isBug = kind === 'bug';
      return anchoredTable({
        caption: `${platforms[platform].name}: ${kinds[kind]} ${range}`,
        columns: ['Code', 'Meaning', ...(isBug ? [] : ['What to do'])],
        platform,
        rows: rows.map((row) => ({
          id: codeAnchor(row),
          name: String(row.code),
          cells: [
            [
              {
                type: 'link',
                url: `#${codeAnchor(row)}`,
                children: [{type: 'inlineCode', value: String(row.code)}],
              },
              ...(row.andHigher ? [{type: 'text' as const, value: ' and higher'}] : []),
              {type: 'break'},
              constantCode(row.constant),
              ...(isBug ? [] : messageTexts(row.messages)),
            ],
            // The messages of a bug are below its meaning, which keeps the row low.
            [...parseInline(row.meaning), ...(isBug ? messageTexts(row.messages) : [])],
            ...(isBug ? [] : [parseInline(row.action)]),
          ],
        })),
      });
    });
  };
}
