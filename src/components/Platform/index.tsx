import type {ReactNode} from 'react';
import type {PlatformId} from '@site/src/data/platforms';

export interface PlatformProps {
  readonly id: PlatformId;
  readonly children: ReactNode;
}

/**
 * What is said for one platform inside a `<PlatformSwitch>`, which reads its properties and never
 * renders the component itself.
 * @throws when it stands anywhere else.
 */
export default function Platform({id}: PlatformProps): ReactNode {
  throw new Error(`<Platform id="${id}"> must stand directly inside <PlatformSwitch>.`);
}
