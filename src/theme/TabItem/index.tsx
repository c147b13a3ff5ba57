/**
 * Wraps theme-classic 3.7.0's `@theme/TabItem`, so that each panel begins with its label in the Markdown twin,
 * which has no tabs.
 */
import TabItem from '@theme-original/TabItem';
import type {Props} from '@theme/TabItem';
import type {ReactNode} from 'react';

export default function LabelledTabItem({children, ...props}: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p hidden data-twin="label">
        {props.label ?? props.value}
      </p>
      {children}
    </TabItem>
  );
}
