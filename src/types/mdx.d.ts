import type {ReactNode} from 'react';

/** The elements that are written in pages with other props than their component has. */
export interface AuthorElements {
  /** Checked at compile time, with an error message of its own. */
  Asked: (props: {children?: ReactNode}) => ReactNode;
  Link: (props: {to: string; children: ReactNode}) => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}
