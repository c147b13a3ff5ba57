import {installerMessages as messages} from '../../data/installer-messages';
import type {ReactNode} from 'react';
import {withoutMarks} from '../../data/inlineMarks';
import AnchoredTable from '../AnchoredTable';
import {Inline} from '../Inline';

/** The table of messages from Windows and from installers in general. */
export default function InstallerMessages(): ReactNode {
  return (
    <AnchoredTable
      label="Messages from Windows and installers"
      columns={['What you see', 'What to do']}
      rows={messages.map(({id, message, code, remedy}) => ({
        id,
        name: withoutMarks(message),
        heading: (
          <>
            <Inline>{message}</Inline>
            {code !== null && (
              <>
                <br />{' '}
                <small className="quiet">
                  Windows code <code translate="no">{code}</code>
                </small>
              </>
            )}
          </>
        ),
        cells: [<Inline>{remedy}</Inline>],
      }))}
    />
  );
}
