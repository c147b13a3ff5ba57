/**
 * Replaces theme-classic 3.7.0's `@theme/CodeInline`: a browser that translates the page leaves values and
 * file names as they are.
 */
import type {Props} from '@theme/CodeInline';
import type {ReactNode} from 'react';

export default function CodeInline(props: Props): ReactNode {
  return <code translate="no" {...props} />;
}
