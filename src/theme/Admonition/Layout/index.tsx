/**
 * Wraps theme-classic 3.7.0's `@theme/Admonition/Layout`. Change: screen readers skip the icon, which they would
 * announce as a picture without a name. It can go when the theme hides it, as it does its other icons since
 * https://github.com/facebook/docusaurus/pull/4926; no issue asks for these.
 */
import OriginalLayout from '@theme-original/Admonition/Layout';
import type {Props} from '@theme/Admonition/Layout';
import type {ReactNode} from 'react';

export default function AdmonitionLayout({icon, ...props}: Props): ReactNode {
  return <OriginalLayout {...props} icon={icon && <span aria-hidden="true">{icon}</span>} />;
}
