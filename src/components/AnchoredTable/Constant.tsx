import {Fragment, type ReactNode} from 'react';
import {splitConstant} from './splitConstant';

/** A name such as `ERR_NO_CONNECTION`, in which lines may break after each underscore. */
export function Constant({name}: {readonly name: string}): ReactNode {
  return (
    <code translate="no">
      {splitConstant(name).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
