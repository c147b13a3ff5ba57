import type {RootContent} from 'mdast';
import type {InstallerMessage} from '../../data/installer-messages/types';
import {anchoredTable} from './anchoredTable';
import {element} from './build';
import {parseInline} from './inline';
import {replaceElements, type Transform} from './tree';

/** The error code of Windows, on a separate line below the message. */
function codeLine(code: string | null): RootContent[] {
  return code === null
    ? []
    : [
        {type: 'break'},
        element('small', {}, [
          {type: 'text', value: 'Windows code '},
          {type: 'inlineCode', value: code},
        ]),
      ];
}

/** Replaces `<InstallerMessages />` with the table of installer messages. */
export function installerMessages({
  messages,
}: {
  readonly messages: readonly InstallerMessage[];
}): Transform {
  return (root) =>
    replaceElements(root, 'InstallerMessages', () =>
      anchoredTable({
        caption: 'Messages from Windows and installers',
        columns: ['What you see', 'Usual cause', 'What to do'],
        rows: messages.map(({id, message, code, cause, remedy}) => ({
          id,
          name: message.replace(/[`*]/g, ''),
          cells: [
            [...parseInline(message), ...codeLine(code)],
            parseInline(cause),
            parseInline(remedy),
          ],
        })),
      }),
    );
}
