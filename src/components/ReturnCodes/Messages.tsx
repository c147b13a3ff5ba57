import {Fragment, type ReactNode} from 'react';
import type {CodeRow} from '../../data/tableRows';

/** The messages for a code as logs print them: first the terminal's, then those of EAs. */
export function Messages({terminal, library}: Pick<CodeRow, 'terminal' | 'library'>): ReactNode {
  const texts = [...terminal, ...library];
  return (
    texts.length > 0 && (
      <>
        {/* Without styles, the break separates the messages from the constant. */}
        <br />{' '}
        <small className="quiet">
          {texts.map((text, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              {index >= terminal.length && 'EA: '}
              <samp translate="no">{text}</samp>
            </Fragment>
          ))}
        </small>
      </>
    )
  );
}
