import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';

export interface PlatformProps {
  readonly id: PlatformId;
  readonly children: ReactNode;
}

/** The text for one platform inside a `<PlatformSwitch>`, which shows it as a panel. */
export default function Platform({children}: PlatformProps): ReactNode {
  return children;
}
