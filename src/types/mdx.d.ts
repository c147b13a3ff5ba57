import type {ReactNode} from 'react';
import type {PlatformId} from '../data/platforms';
import type {ReturnCodeKind} from '../data/return-codes/types';

/** The elements that are expanded while MDX compiles, with the props that authors give them. */
interface ExpandedElements {
  Glossary: () => ReactNode;
  InstallerMessages: () => ReactNode;
  JournalLines: () => ReactNode;
  ReturnCodes: (props: {
    platform: PlatformId;
    kind: ReturnCodeKind;
    from?: string;
    to?: string;
  }) => ReactNode;
  StopReasons: () => ReactNode;
  Term: (props: {id: string; children: ReactNode}) => ReactNode;
}

declare global {
  /** What pages and partials can use without an import. MDX's language service looks for this name. */
  interface MDXProvidedComponents extends ExpandedElements {
    AnchoredTable: typeof import('../components/AnchoredTable').default;
    Cards: typeof import('../components/Cards').default;
    CodeTables: typeof import('../components/CodeTables').default;
    DataFolderTree: typeof import('../components/DataFolderTree').default;
    DrawdownExample: typeof import('../components/DrawdownExample').default;
    EaSigns: typeof import('../components/EaSigns').default;
    EquityCurve: typeof import('../components/EquityCurve').default;
    Figure: typeof import('../components/Figure').default;
    Finished: typeof import('../components/Finished').default;
    Icon: typeof import('../components/Icon').default;
    Key: typeof import('../components/Key').default;
    Link: typeof import('../components/Link').default;
    LosingStreakTable: typeof import('../components/LosingStreakTable').default;
    MarginExample: typeof import('../components/MarginExample').default;
    MenuPath: typeof import('../components/MenuPath').default;
    More: typeof import('../components/More').default;
    NettingHedging: typeof import('../components/NettingHedging').default;
    Only: typeof import('../components/Only').default;
    PermissionLadder: typeof import('../components/PermissionLadder').default;
    Platform: typeof import('../components/Platform').default;
    PlatformColumns: typeof import('../components/PlatformColumns').default;
    PlatformLabel: typeof import('../components/PlatformLabel').default;
    PlatformSwitch: typeof import('../components/PlatformSwitch').default;
    PrintButton: typeof import('../components/PrintButton').default;
    PrintedSteps: typeof import('../components/PrintedSteps').default;
    ProductLinks: typeof import('../components/ProductLinks').default;
    RecoveryCurve: typeof import('../components/RecoveryCurve').default;
    RecoveryTable: typeof import('../components/RecoveryTable').default;
    ScrollTable: typeof import('../components/ScrollTable').default;
    SetupSteps: typeof import('../components/SetupSteps').default;
    Step: typeof import('../components/Step').default;
    Steps: typeof import('../components/Steps').default;
    Task: typeof import('../components/Task').default;
    TaskHead: typeof import('../components/TaskHead').default;
    TerminalDialog: typeof import('../components/TerminalDialog').default;
    TerminalWindow: typeof import('../components/TerminalWindow').default;
    VolumeExample: typeof import('../components/VolumeExample').default;
  }
}
