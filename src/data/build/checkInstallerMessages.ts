import {checkRows} from './checkRows';
import type {InstallerMessage} from '../installer-messages/types';

/** @throws when an id exists twice. */
export function checkInstallerMessages(messages: readonly InstallerMessage[]): void {
  checkRows(messages, {
    file: 'src/data/installer-messages',
    nameOf: ({id}) => id,
    same: [(message, other) => message.id === other.id],
    schema: {},
  });
}
