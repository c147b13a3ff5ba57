import type {InstallerMessage} from './types';
import {isSourceKey} from '../sources';

/**
 * Checks the table of installer messages.
 * @throws when an id exists twice, a cell is empty or a source is unknown.
 */
export function validateInstallerMessages(messages: readonly InstallerMessage[]): void {
  const seen = new Set<string>();
  for (const {id, message, cause, remedy, source} of messages) {
    if (seen.has(id)) {
      throw new Error(
        `src/data/installer-messages: The installer message "${id}" exists twice: keep one of them.`,
      );
    }
    seen.add(id);
    if (!message.trim() || !cause.trim() || !remedy.trim()) {
      throw new Error(
        `src/data/installer-messages: The installer message "${id}" lacks its message, its cause or its remedy.`,
      );
    }
    if (!isSourceKey(source)) {
      throw new Error(
        `src/data/installer-messages: The installer message "${id}" names the source "${String(source)}", which is not in src/data/sources.ts.`,
      );
    }
  }
}
