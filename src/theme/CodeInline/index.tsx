/**
 * Replaces theme-classic 3.7.0's `@theme/CodeInline`: values and file names are not translated when a browser
 * translates the page, and the names of folders break only between folders. It can go when the theme marks code
 * itself; no issue asks for it.
 */
import type {Props} from '@theme/CodeInline';
import {Children, Fragment, type ReactNode} from 'react';

function breakAfterFolders(text: string): ReactNode {
  return text.split('\\').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {'\\'}
          <wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}

export default function CodeInline({children, ...props}: Props): ReactNode {
  return (
    <code translate="no" {...props}>
      {Children.map(children, (child) =>
        typeof child === 'string' && child.includes('\\') ? breakAfterFolders(child) : child,
      )}
    </code>
  );
}
