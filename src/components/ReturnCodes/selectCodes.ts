import {platforms, type PlatformId} from '../../data/platforms';
import {isEaBug} from '../../data/return-codes/sharedRows';
import {isHarmless, type CodeRow} from '../../data/tableRows';

/**
 * The return codes of one platform to show in a table: those between `from` and `to`, inclusive, without those
 * that have a table of their own, or such a table: the bugs of EAs, or the numbers that mean nothing is wrong.
 */
export type CodeSelection = {readonly platform: PlatformId} & (
  {readonly from: string; readonly to: string} | {readonly only: 'bugs' | 'harmless'}
);

const ONLY = {
  bugs: {name: 'numbers of bugs in EAs', has: isEaBug},
  harmless: {name: 'numbers that mean nothing is wrong', has: isHarmless},
} as const;

/** The number of a row as pages write it: `10027`, or `65536 and higher`. */
export const codeLabel = ({code, andHigher}: CodeRow): string =>
  andHigher ? `${code} and higher` : String(code);

/**
 * Selects the rows of a table and words its name.
 * @throws if a range does not begin and end at a code, or contains no codes
 */
export function selectCodes(
  codes: readonly CodeRow[],
  selection: CodeSelection,
): {readonly label: string; readonly rows: readonly CodeRow[]} {
  const {platform} = selection;
  const {short, name} = platforms[platform];
  if ('only' in selection) {
    const {name: kind, has} = ONLY[selection.only];
    const rows = codes.filter((row) => row.platform === platform && has(row));
    return {label: `${name}: ${kind}`, rows};
  }
  const {from, to} = selection;
  for (const end of [from, to]) {
    if (!codes.some((row) => row.platform === platform && String(row.code) === end)) {
      throw new Error(
        `<ReturnCodes>: There is no ${short} code ${end}: begin and end the range at a code of src/data/return-codes.`,
      );
    }
  }
  const inRange = codes.filter(
    (row) => row.platform === platform && row.code >= Number(from) && row.code <= Number(to),
  );
  const rows = inRange.filter((row) => !isEaBug(row) && !isHarmless(row));
  const [first] = inRange;
  const last = inRange.at(-1);
  if (!first || !last || rows.length === 0) {
    throw new Error(`<ReturnCodes>: There are no ${short} codes from ${from} to ${to}.`);
  }
  const kind = first.kind === 'server' ? 'trade server return codes' : 'runtime errors';
  const range = first === last ? codeLabel(first) : `${first.code}–${codeLabel(last)}`;
  return {label: `${name}: ${kind} ${range}`, rows};
}
