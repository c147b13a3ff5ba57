import type {ReactNode} from 'react';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** Replaces Docusaurus's link in render tests, which have no router. */
export default function Link({to, children}: Props): ReactNode {
  return <a href={to}>{children}</a>;
}
