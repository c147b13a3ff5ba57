/**
 * Replaces theme-classic 3.7.0's `@theme/CodeInline`: values and file names are not translated when a browser
 * translates the page. It can go when the theme marks code itself; no issue asks for it.
 */
import type {Props} from '@theme/CodeInline';
import type {ReactNode} from 'react';

export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
