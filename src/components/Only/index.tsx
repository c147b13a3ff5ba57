import type {ReactNode} from 'react';

interface Props {
  readonly when: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Shows its children only if `when` is true. Meant for the few sentences of a partial that only
 * some of its pages need. Do not put headings inside: the table of contents would list them anyway.
 */
export default function Only({when, children}: Props): ReactNode {
  return when ? children : null;
}
