import type {InstallerMessage} from '../data/installer-messages';
import {anchoredTable} from './anchoredTable';
import {parseInline} from './inline';
import {readAttributes, replaceElements, type Transform} from './tree';

/** Puts the table of installer messages in the place of `<InstallerMessages />`. */
export function installerMessages({
  messages,
}: {
  readonly messages: readonly InstallerMessage[];
}): Transform {
  return (root, file) => {
    replaceElements(root, 'InstallerMessages', (element) => {
      readAttributes(element, [], file);
      return anchoredTable({
        caption: 'Messages of Windows and of installers',
        columns: ['What you see', 'Windows code', 'Usual cause', 'What to do'],
        rows: messages.map(({id, message, code, cause, remedy}) => ({
          id,
          name: message.replace(/[`*]/g, ''),
          cells: [
            parseInline(message),
            code === null ? [{type: 'text', value: 'none'}] : [{type: 'inlineCode', value: code}],
            parseInline(cause),
            parseInline(remedy),
          ],
        })),
      });
    });
  };
}
