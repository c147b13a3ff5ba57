import {Fragment, type ReactNode} from 'react';
import {plainText} from '../plainText';
import {splitKeys} from './splitKeys';

/** A key or a combination: `<Key>F7</Key>`, `<Key>Ctrl+N</Key>`. */
export default function Key({children}: {children: ReactNode}): ReactNode {
  const keys = splitKeys(plainText(children, 'Key'));
  return (
    <span className="no-wrap">
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && '+'}
          <kbd translate="no">{key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
