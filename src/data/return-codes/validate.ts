import type {CodeMessage, ReturnCode} from './types';

/**
 * Checks the texts that readers see for a code.
 * @param name what the sentences call the row
 */
function validateMessages(name: string, messages: readonly CodeMessage[]): void {
  const seen = new Set<string>();
  for (const {text} of messages) {
    const message = `${name} has the message "${text}"`;
    if (text !== text.trim()) {
      throw new Error(`${message} with spaces around it: remove them.`);
    }
    if (/^(?:\[.*\]|\(.*\))$/.test(text)) {
      throw new Error(`${message} in brackets: write what is inside them.`);
    }
    if (seen.has(text)) {
      throw new Error(`${message} twice: keep one of them.`);
    }
    seen.add(text);
  }
}

/**
 * Checks in the tables of return codes what neither types nor `src/checks` say.
 * @throws when a platform has a code twice, a code or its constant has the wrong form, or a message has
 *   spaces or brackets around it or exists twice.
 */
export function validateReturnCodes(codes: readonly ReturnCode[]): void {
  const seen = new Map<string, string>();
  for (const row of codes) {
    const name = `src/data/return-codes: Return code ${row.code} of ${row.platform}`;
    const key = `${row.platform}-${row.code}`;
    const other = seen.get(key);
    if (other !== undefined) {
      throw new Error(
        `${name} exists twice, as ${other} and as ${row.constant}: keep one of them.`,
      );
    }
    seen.set(key, row.constant);
    if (!Number.isInteger(row.code) || row.code < 0) {
      throw new Error(`${name} is not a whole number from 0 upwards.`);
    }
    if (!/^[A-Z][A-Z0-9_]+$/.test(row.constant)) {
      throw new Error(
        `${name} has the constant "${row.constant}": write it as MQL does, such as ERR_NO_CONNECTION.`,
      );
    }
    validateMessages(name, row.messages ?? []);
  }
}
