import {isSourceKey} from '../sources';
import type {ReturnCode} from './types';

/**
 * Checks the rows of the return-code tables.
 * @throws at a code that a platform has twice, at a row without constant, meaning or action, and at
 *   a source that is not in `src/data/sources.ts`.
 */
export function validateReturnCodes(codes: readonly ReturnCode[]): void {
  const seen = new Map<string, string>();
  for (const row of codes) {
    const name = `Return code ${row.code} of ${row.platform}`;
    const key = `${row.platform}-${row.code}`;
    const other = seen.get(key);
    if (other !== undefined) {
      throw new Error(
        `${name} is there twice, as ${other} and as ${row.constant}: keep one of them.`,
      );
    }
    seen.set(key, row.constant);
    if (!Number.isInteger(row.code) || row.code < 0) {
      throw new Error(`${name} is not a whole number from 0 upwards.`);
    }
    if (!/^[A-Z][A-Z0-9_]+$/.test(row.constant)) {
      throw new Error(
        `${name} has "${row.constant}" for its constant: write it as MQL does, ERR_NO_CONNECTION.`,
      );
    }
    if (!row.meaning.trim()) {
      throw new Error(`${name} has no meaning: say in a sentence what it tells a trader.`);
    }
    if (!row.action.trim()) {
      throw new Error(
        `${name} does not say what to do: write "Nothing." when there is nothing to do.`,
      );
    }
    if (!isSourceKey(row.source)) {
      throw new Error(
        `${name} names the source "${String(row.source)}", which is not in src/data/sources.ts.`,
      );
    }
  }
}
