/** Wraps theme-classic 3.7.0's `@theme/TOCCollapsible/CollapseButton` to add the missing `aria-expanded`. */
import OriginalCollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type CollapseButtonType from '@theme/TOCCollapsible/CollapseButton';
import type {ComponentProps, ReactNode} from 'react';

type Props = Readonly<ComponentProps<typeof CollapseButtonType>>;

export default function CollapseButton(props: Props): ReactNode {
  return <OriginalCollapseButton {...props} aria-expanded={!props.collapsed} />;
}
