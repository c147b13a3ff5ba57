export type PlatformId = 'mt4' | 'mt5';

/** The labels of one MetaTrader platform, as its English desktop terminal prints them. */
export interface PlatformLabels {
  readonly id: PlatformId;
  /** The short name that readers type. */
  readonly short: string;
  readonly name: string;
  /** File extension of a compiled EA. */
  readonly extension: string;
  /** Name of the folder for programs inside the data folder. */
  readonly folder: string;
  /** The master switch for EAs on the toolbar. */
  readonly button: string;
  /** The tick box on the Common tab of the EA's properties window. */
  readonly permission: string;
  /** Name of the folder for chart templates inside the data folder. */
  readonly templatesFolder: string;
  /** The tab of the bottom panel with the closed trades. */
  readonly historyTab: string;
  /**
   * The menu entry of that tab that saves a report. On current builds of MT5, a choice of formats follows.
   */
  readonly reportMenu: string;
  /** The tab of the bottom panel with the line about a loaded EA. */
  readonly loadedTab: string;
  /** The icon next to the EA's name on the chart while the EA is allowed to trade, in words. */
  readonly activeIcon: string;
}

/** Every label that differs between the platforms. The manual takes all of them from here. */
export const platforms: Readonly<Record<PlatformId, PlatformLabels>> = {
  mt4: {
    id: 'mt4',
    short: 'MT4',
    name: 'MetaTrader 4',
    extension: '.ex4',
    folder: 'MQL4',
    button: 'AutoTrading',
    permission: 'Allow live trading',
    templatesFolder: 'templates',
    historyTab: 'Account History',
    reportMenu: 'Save as Detailed Report',
    loadedTab: 'Experts',
    activeIcon: 'a smiling face',
  },
  mt5: {
    id: 'mt5',
    short: 'MT5',
    name: 'MetaTrader 5',
    extension: '.ex5',
    folder: 'MQL5',
    button: 'Algo Trading',
    permission: 'Allow Algo Trading',
    templatesFolder: 'MQL5\\Profiles\\Templates',
    historyTab: 'History',
    reportMenu: 'Report',
    loadedTab: 'Journal',
    activeIcon: 'a coloured cap',
  },
};

/** The platforms in the order of the manual. */
export const platformList = Object.values(platforms);

/**
 * Whether a value is the id of a platform. It may come from an address, an index or the browser's storage.
 */
export function isPlatformId(value: unknown): value is PlatformId {
  return typeof value === 'string' && Object.prototype.hasOwnProperty.call(platforms, value);
}
