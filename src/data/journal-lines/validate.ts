import type {JournalLine} from './types';

/**
 * Checks the lines of the terminal's logs.
 * @throws when an id or a text exists twice, an id has the wrong form, a text has spaces around it, or a line
 *   has no platform.
 */
export function validateJournalLines(lines: readonly JournalLine[]): void {
  const ids = new Set<string>();
  const idsByText = new Map<string, string>();
  for (const {id, text, platforms} of lines) {
    const name = `src/data/journal-lines: The journal line "${id}"`;
    if (!/^log(?:-[a-z0-9]+)+$/.test(id)) {
      throw new Error(
        `${name} needs an id of lower-case words with hyphens that begins with "log-": log-connection-lost.`,
      );
    }
    if (ids.has(id)) {
      throw new Error(`${name} exists twice: keep one of them.`);
    }
    ids.add(id);
    if (text !== text.trim()) {
      throw new Error(`${name} has spaces around its text: remove them.`);
    }
    const other = idsByText.get(text);
    if (other !== undefined) {
      throw new Error(`${name} has the same text as "${other}": keep one of them.`);
    }
    idsByText.set(text, id);
    if (platforms.length === 0 || new Set(platforms).size < platforms.length) {
      throw new Error(`${name} names no platform, or one twice.`);
    }
  }
}
