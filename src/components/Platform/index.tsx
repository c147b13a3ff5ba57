import type {ReactNode} from 'react';
import type {PlatformId} from '@site/src/data/platforms';

export interface PlatformProps {
  readonly id: PlatformId;
  readonly children: ReactNode;
}

/** What is said for one platform inside a `<PlatformSwitch>`, which makes a panel of it. */
export default function Platform({children}: PlatformProps): ReactNode {
  return children;
}
