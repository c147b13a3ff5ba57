import type {ReactNode} from 'react';

interface Props {
  readonly when: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its children only where `when` holds: for the few sentences of a partial that one platform
 * alone needs. Headings do not belong here, since the contents list shows them in every case.
 */
export default function Only({when, children}: Props): ReactNode {
  return when ? children : null;
}
