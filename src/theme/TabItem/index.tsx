/**
 * Wraps theme-classic 3.7.0's `@theme/TabItem`: each panel begins with its label, for paper, for readers without
 * scripts and for the Markdown copy of the page, which have no tabs. `src/css/states.css` hides it on the screen.
 */
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
