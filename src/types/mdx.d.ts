import type {ReactNode} from 'react';
import type {PlatformId} from '../data/platforms';
import type {ReturnCodeKind} from '../data/return-codes/types';

/** The elements whose props an author writes differently from those of a component: most are expanded while MDX compiles. */
export interface AuthorElements {
  Asked: (props: {children: ReactNode}) => ReactNode;
  Glossary: () => ReactNode;
  InstallerMessages: () => ReactNode;
  JournalLines: () => ReactNode;
  Link: (props: {to: string; children: ReactNode}) => ReactNode;
  ReturnCodes: (props: {
    platform: PlatformId;
    kind: ReturnCodeKind;
    from?: string;
    to?: string;
  }) => ReactNode;
  StopReasons: () => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}
