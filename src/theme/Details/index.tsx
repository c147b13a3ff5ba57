/**
 * Replaces theme-classic 3.7.0's `@theme/Details`, a box with an animation of its own. `<details>` in
 * Markdown now look and unfold like the other folded parts.
 */
import folded from '@site/src/components/Folded/folded.module.css';
import type {Props} from '@theme/Details';
import type {ReactNode} from 'react';

export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props} className={folded.folded}>
      {summary}
      {children}
    </details>
  );
}
