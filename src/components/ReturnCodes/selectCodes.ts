import {platforms, type PlatformId} from '../../data/platforms';
import type {CodeRow} from '../../data/tableRows';

/** A range of return codes to show in a table: the codes of one platform between `from` and `to`, inclusive. */
export interface CodeRange {
  readonly platform: PlatformId;
  readonly from: string;
  readonly to: string;
}

/** The number of a row as pages write it: `10027`, or `65536 and higher`. */
export const codeLabel = ({code, andHigher}: CodeRow): string =>
  andHigher ? `${code} and higher` : String(code);

/**
 * Selects the rows of a range and words the caption of their table.
 * @throws if the range does not begin and end at a code, or contains no codes
 */
export function selectCodes(
  codes: readonly CodeRow[],
  {platform, from, to}: CodeRange,
): {readonly caption: string; readonly rows: readonly CodeRow[]} {
  const {short, name} = platforms[platform];
  for (const end of [from, to]) {
    if (!codes.some((row) => row.platform === platform && String(row.code) === end)) {
      throw new Error(
        `<ReturnCodes>: There is no ${short} code ${end}: begin and end the range at a code of src/data/return-codes.`,
      );
    }
  }
  const rows = codes.filter(
    (row) => row.platform === platform && row.code >= Number(from) && row.code <= Number(to),
  );
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) {
    throw new Error(`<ReturnCodes>: There are no ${short} codes from ${from} to ${to}.`);
  }
  const kind = first.kind === 'server' ? 'trade server return codes' : 'runtime errors';
  const range = first === last ? codeLabel(first) : `${first.code}–${codeLabel(last)}`;
  return {caption: `${name}: ${kind} ${range}`, rows};
}
