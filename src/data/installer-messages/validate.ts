import type {InstallerMessage} from './types';

/**
 * Checks the table of installer messages.
 * @throws when an id exists twice.
 */
export function validateInstallerMessages(messages: readonly InstallerMessage[]): void {
  const seen = new Set<string>();
  for (const {id} of messages) {
    if (seen.has(id)) {
      throw new Error(
        `src/data/installer-messages: The installer message "${id}" exists twice: keep one of them.`,
      );
    }
    seen.add(id);
  }
}
