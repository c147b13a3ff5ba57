export type PlatformId = 'mt4' | 'mt5';

/** The words of one MetaTrader platform, as its English desktop terminal prints them. */
export interface PlatformLabels {
  readonly id: PlatformId;
  /** Short name: the one that readers type. */
  readonly short: string;
  readonly name: string;
  /** File extension of a compiled EA. */
  readonly extension: string;
  /** Folder of programs inside the data folder. */
  readonly folder: string;
  /** The master switch for EAs on the toolbar. */
  readonly button: string;
  /** The tick box under Tools > Options > Expert Advisors. */
  readonly option: string;
  /** The tick box on the Common tab of the EA's properties window. */
  readonly permission: string;
  /** The tab that holds the DLL permission. */
  readonly dllTab: string;
  /** Menu path on the chart that leads to removing an EA. */
  readonly removeMenu: string;
  /** Name of the panel at the bottom of the terminal. */
  readonly bottomPanel: string;
  /** Folder of chart templates inside the data folder. */
  readonly templatesFolder: string;
  /** Menu on the chart that holds the templates. */
  readonly templateMenu: string;
  /** The tab of the bottom panel that lists closed trades. */
  readonly historyTab: string;
  /** The entry of that list's menu that writes a report; on current builds of MT5, a choice of formats follows. */
  readonly reportMenu: string;
  /** The tab of the bottom panel that says that an EA was loaded. */
  readonly loadedTab: string;
  /** That line, with example names. */
  readonly loadedLine: string;
  /** What the icon beside the EA's name on the chart looks like while the EA is allowed to trade. */
  readonly activeIcon: string;
  /** Timeframes that a chart can show, as the terminal writes them. */
  readonly timeframes: readonly string[];
}

/** Every platform-dependent label of the manual, once. */
export const platforms: Readonly<Record<PlatformId, PlatformLabels>> = {
  mt4: {
    id: 'mt4',
    short: 'MT4',
    name: 'MetaTrader 4',
    extension: '.ex4',
    folder: 'MQL4',
    button: 'AutoTrading',
    option: 'Allow automated trading',
    permission: 'Allow live trading',
    dllTab: 'Common',
    removeMenu: 'Expert Advisors > Remove',
    bottomPanel: 'Terminal',
    templatesFolder: 'templates',
    templateMenu: 'Template',
    historyTab: 'Account History',
    reportMenu: 'Save as Detailed Report',
    loadedTab: 'Experts',
    loadedLine: 'Expert YourEA EURUSD,H1: loaded successfully',
    activeIcon: 'a smiling face',
    timeframes: ['M1', 'M5', 'M15', 'M30', 'H1', 'H4', 'D1', 'W1', 'MN'],
  },
  mt5: {
    id: 'mt5',
    short: 'MT5',
    name: 'MetaTrader 5',
    extension: '.ex5',
    folder: 'MQL5',
    button: 'Algo Trading',
    option: 'Allow algorithmic trading',
    permission: 'Allow Algo Trading',
    dllTab: 'Dependencies',
    removeMenu: 'Expert List',
    bottomPanel: 'Toolbox',
    templatesFolder: 'MQL5\\Profiles\\Templates',
    templateMenu: 'Templates',
    historyTab: 'History',
    reportMenu: 'Report',
    loadedTab: 'Journal',
    loadedLine: 'expert YourEA (EURUSD,H1) loaded successfully',
    activeIcon: 'a coloured cap',
    timeframes: [
      'M1',
      'M2',
      'M3',
      'M4',
      'M5',
      'M6',
      'M10',
      'M12',
      'M15',
      'M20',
      'M30',
      'H1',
      'H2',
      'H3',
      'H4',
      'H6',
      'H8',
      'H12',
      'D1',
      'W1',
      'MN1',
    ],
  },
};

/** Whether a text is the id of a platform; it may come from an address or from what a browser has stored. */
export function isPlatformId(value: string | null): value is PlatformId {
  return value !== null && Object.prototype.hasOwnProperty.call(platforms, value);
}
