import type {ReactNode} from 'react';

/** The elements that are written in pages with other props than their component has. */
export interface AuthorElements {
  Link: (props: {to: string; children: ReactNode}) => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}
