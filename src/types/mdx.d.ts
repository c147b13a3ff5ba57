import type {ReactNode} from 'react';

/** The elements whose props an author writes differently from those of a component. */
export interface AuthorElements {
  /** Checked while it compiles, in a sentence of its own. */
  Asked: (props: {children?: ReactNode}) => ReactNode;
  Link: (props: {to: string; children: ReactNode}) => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}
