import {checkRows} from '../checkRows';
import type {InstallerMessage} from './types';

/** @throws when an id exists twice. */
export function validateInstallerMessages(messages: readonly InstallerMessage[]): void {
  checkRows(messages, {
    place: 'src/data/installer-messages',
    nameOf: ({id}) => id,
    same: [(message, other) => message.id === other.id],
    schema: {},
  });
}
