import {platforms, type PlatformId} from '../../data/platforms';
import type {ReturnCodeKind} from '../../data/return-codes/types';
import type {CodeRow} from '../../data/tables';

/** The codes of a table: all of a kind, or those from one code to another, both included. */
export interface CodeRange {
  readonly platform: PlatformId;
  readonly kind: ReturnCodeKind;
  readonly from?: string;
  readonly to?: string;
}

const kinds: Readonly<Record<ReturnCodeKind, string>> = {
  server: 'trade server return codes',
  runtime: 'runtime errors',
  bug: 'bugs in an EA',
};

const labelOf = ({code, andHigher}: CodeRow) => (andHigher ? `${code} and higher` : String(code));

/**
 * The rows of a range and the caption of their table.
 * @throws when the range does not begin and end at a code, or has no codes.
 */
export function selectCodes(
  codes: readonly CodeRow[],
  {platform, kind, from, to}: CodeRange,
): {readonly caption: string; readonly rows: readonly CodeRow[]} {
  const {short, name} = platforms[platform];
  for (const end of [from, to]) {
    if (end && !codes.some((row) => row.platform === platform && String(row.code) === end)) {
      throw new Error(
        `<ReturnCodes>: There is no ${short} code ${end}: begin and end the range at a code of src/data/return-codes.`,
      );
    }
  }
  const [lowest, highest] = [Number(from ?? 0), Number(to ?? Infinity)];
  const rows = codes.filter(
    (row) =>
      row.platform === platform && row.kind === kind && row.code >= lowest && row.code <= highest,
  );
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) {
    throw new Error(
      `<ReturnCodes>: There are no ${short} ${kinds[kind]} from ${from ?? 'the first'} to ${to ?? 'the last'} ` +
        'in src/data/return-codes: correct the range, or add the codes.',
    );
  }
  const range = first === last ? labelOf(first) : `${first.code}–${labelOf(last)}`;
  return {caption: `${name}: ${kinds[kind]} ${range}`, rows};
}
