import type {ReactNode} from 'react';

/** The elements whose props an author writes differently from those of a component. */
export interface AuthorElements {
  Asked: (props: {children: ReactNode}) => ReactNode;
  Link: (props: {to: string; children: ReactNode}) => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}
