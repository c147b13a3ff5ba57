import {platforms, type PlatformId} from '../../data/platforms';

/** A line of a window: a box to tick, a field, a drop-down list, or text that the drawing only hints at. */
export interface Line {
  readonly kind: 'ticked' | 'unticked' | 'field' | 'list' | 'hint';
  readonly label: string;
  /** True if the step is about this line, which is then highlighted. */
  readonly isLit?: boolean;
}

export interface TerminalWindow {
  readonly title: string;
  /** How the reader opens the window. */
  readonly opensWith: string;
  readonly tabs?: readonly string[];
  /** The selected tab. */
  readonly tab?: string;
  readonly lines: readonly Line[];
  readonly buttons: readonly string[];
}

export type WindowId = 'login' | 'options' | 'common' | 'inputs';

/** The windows of the terminal in which beginners get stuck, with the labels that the manual names. */
export function windowOf(id: WindowId, platform: PlatformId): TerminalWindow {
  const {option, permission} = platforms[platform];
  const isMt4 = platform === 'mt4';
  const properties = {
    title: 'Your EA',
    opensWith: 'an EA’s properties',
    tabs: isMt4 ? ['Common', 'Inputs'] : ['Common', 'Inputs', 'Dependencies'],
  };
  switch (id) {
    case 'login':
      return {
        title: 'Login to Trade Account',
        opensWith: 'File > Login to Trade Account',
        lines: [
          {kind: 'field', label: 'Account number', isLit: true},
          {kind: 'field', label: 'Master password', isLit: true},
          {kind: 'list', label: 'Server, exactly as your broker gave it', isLit: true},
          {kind: 'ticked', label: isMt4 ? 'Save account information' : 'Save password'},
        ],
        buttons: [],
      };
    case 'options':
      return {
        title: 'Options',
        opensWith: 'Tools > Options > Expert Advisors',
        tabs: ['…', 'Expert Advisors', '…'],
        tab: 'Expert Advisors',
        lines: [
          {kind: 'ticked', label: option},
          {kind: 'unticked', label: 'Disable … when the account has been changed'},
          {kind: 'unticked', label: 'Allow DLL imports'},
          {kind: 'ticked', label: 'Allow WebRequest for listed URL', isLit: true},
          {kind: 'field', label: 'https:// …', isLit: true},
        ],
        buttons: ['OK', 'Cancel'],
      };
    case 'common':
      return {
        ...properties,
        tab: 'Common',
        lines: isMt4
          ? [
              {kind: 'list', label: 'Long & Short'},
              {kind: 'ticked', label: permission, isLit: true},
              {kind: 'unticked', label: 'Ask manual confirmation'},
              {kind: 'unticked', label: 'Allow DLL imports'},
            ]
          : [
              {kind: 'hint', label: 'Name, version and developer of the EA'},
              {kind: 'ticked', label: permission, isLit: true},
            ],
        buttons: ['OK', 'Cancel'],
      };
    case 'inputs':
      return {
        ...properties,
        tab: 'Inputs',
        lines: [
          {kind: 'hint', label: 'Name of an input = its value'},
          {kind: 'hint', label: 'Name of an input = its value', isLit: true},
          {kind: 'hint', label: 'Name of an input = its value'},
        ],
        buttons: ['Load', 'Save', 'Reset', 'OK', 'Cancel'],
      };
  }
}
