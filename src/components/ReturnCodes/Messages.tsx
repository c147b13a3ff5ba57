import {Fragment, type ReactNode} from 'react';
import type {CodeRow} from '../../data/tables';

/** The texts of a code as logs have them: those of the terminal, then those that EAs print. */
export function Messages({terminal, library}: Pick<CodeRow, 'terminal' | 'library'>): ReactNode {
  const texts = [...terminal, ...library];
  return (
    texts.length > 0 && (
      <>
        {/* Where there are no styles, the break keeps the texts apart from the constant. */}
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
