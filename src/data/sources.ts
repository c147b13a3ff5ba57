export interface Source {
  /** What it is, in a few words. */
  readonly title: string;
  /** Null for what stands on no page. */
  readonly url: string | null;
}

const mql5 = 'https://www.mql5.com/en';
const mt5Help = 'https://www.metatrader5.com/en/terminal/help';
const mt4Help = 'https://www.metatrader4.com/en/trading-platform/help';

/**
 * Where the facts of the manual come from: key of a page's `sources` and of every row of data.
 * `GEN` is working knowledge of the platforms, without a page to point to.
 */
export const sources = {
  'M4-DATA': {
    title: 'MT4 Help: starting the terminal, data folder',
    url: `${mt4Help}/userguide/start_comm`,
  },
  'M4-UPD': {
    title: 'MT4 Help: live update (mirror)',
    url: 'https://metatrader-4.github.io/download/trading-platform/help/userguide/liveupdate.html',
  },
  'M4-EXP': {
    title: 'MT4 Help: Experts tab of the Terminal window',
    url: 'https://www.metatrader4.com/ja/trading-platform/help/overview/terminal/terminal_experts',
  },
  'M4-REP': {
    title: 'MT4 Help: report of the Strategy Tester',
    url: 'http://www.metatrader4.com/pt/trading-platform/help/overview/strategy_tester/strategy_tester_report',
  },
  'M4-INI': {
    title: 'MT4 Help: start with a configuration file',
    url: `${mt4Help}/service/start_conf_file`,
  },
  'M4-VPS': {
    title: 'MT4 Help: migration to virtual hosting',
    url: `${mt4Help}/virtual_hosting/virtual_hosting_migration`,
  },
  'M4-SRV': {
    title: 'MT4 Help: server settings (mirror)',
    url: 'http://metatrader.helpmax.net/en/client-terminal-settings/server/',
  },
  'M4-NAV': {
    title: 'MT4 Help: Navigator (mirror)',
    url: 'http://metatrader.helpmax.net/en/user-interface/navigator/',
  },
  'M4-OPT': {
    title: 'MT4 Help: tabs of the Options window (copy)',
    url: 'https://fr.scribd.com/document/117682608/forex-basiscs',
  },
  'M4-HIST': {
    title: 'MT4 Help: History Center (copy)',
    url: 'http://mybestforex.blogspot.com/2007/',
  },
  'M4-TPL': {title: 'Templates and profiles of MT4', url: 'http://www.fibo-group.com/pages/270'},
  'M5-START': {title: 'MT5 Help: starting the terminal', url: `${mt5Help}/start_advanced/start`},
  'M5-FILES': {title: 'MT5 Help: files and folders', url: `${mt5Help}/start_advanced/structure`},
  'M5-LOG': {title: 'MT5 Help: journals', url: `${mt5Help}/start_advanced/journal`},
  'M5-UPD': {
    title: 'MT5 Help: live update (copy)',
    url: 'https://support.orbex.com/hc/en-us/articles/4406142351889-Live-Update',
  },
  'M5-MW': {title: 'MT5 Help: Market Watch', url: `${mt5Help}/trading/market_watch`},
  'M5-REP': {title: 'MT5 Help: testing report', url: `${mt5Help}/algotrading/testing_report`},
  'M5-VPS': {
    title: 'MT5 Help: migration to virtual hosting',
    url: 'http://www.metatrader5.com/en/terminal/help/virtual_hosting/virtual_hosting_migration',
  },
  'ART-1389': {
    title: 'Article: the data folder since MT4 build 600',
    url: 'https://mql5.com/en/articles/1389',
  },
  'ART-2299': {title: 'Article: the hedging system in MT5', url: `${mql5}/articles/2299`},
  'ART-1486': {
    title: 'Article: what the numbers of a test report mean',
    url: `${mql5}/articles/1486`,
  },
  'Q4-ERR': {
    title: 'MQL4 Reference: runtime errors',
    url: 'https://docs.mql4.com/constants/errorswarnings/errorcodes',
  },
  'Q4-RET': {
    title: 'MQL4 Reference: return codes of the trade server',
    url: 'https://docs.mql4.com/constants/errorswarnings/enum_trade_return_codes',
  },
  'Q4-ACT': {
    title: 'How programs react to MT4 trade errors',
    url: 'https://blog.csdn.net/jevior/article/details/104021447',
  },
  'Q4-PERM': {
    title: 'MQL4 Reference: permission to trade',
    url: 'https://docs.mql4.com/runtime/tradepermission',
  },
  Q5: {title: 'MQL5 Reference', url: `${mql5}/docs`},
  'Q5-RET': {
    title: 'MQL5 Reference: return codes of the trade server',
    url: `${mql5}/docs/constants/errorswarnings/enum_trade_return_codes`,
  },
  'Q5-ERR': {
    title: 'MQL5 Reference: runtime errors',
    url: `${mql5}/docs/constants/errorswarnings/errorcodes`,
  },
  'Q5-STAT': {
    title: 'MQL5 Reference: testing statistics',
    url: `${mql5}/docs/constants/environment_state/statistics`,
  },
  'Q5-TF': {
    title: 'MQL5 Reference: chart timeframes',
    url: `${mql5}/docs/constants/chartconstants/enum_timeframes`,
  },
  'Q5-UNINIT': {
    title: 'MQL5 Reference: reasons why a program ends',
    url: `${mql5}/docs/constants/namedconstants/uninit`,
  },
  'Q5-ACC': {
    title: 'MQL5 Reference: account properties',
    url: `${mql5}/docs/constants/environment_state/accountinformation`,
  },
  'Q5-RUN': {title: 'MQL5 Reference: running programs', url: `${mql5}/docs/runtime/running`},
  'Q5-PERM': {
    title: 'MQL5 Reference: permission to trade',
    url: `${mql5}/docs/runtime/tradepermission`,
  },
  'Q5-WEB': {title: 'MQL5 Reference: WebRequest', url: `${mql5}/docs/network/webrequest`},
  'Q5-HIST': {
    title: 'MQL5 Reference: access to price history',
    url: `${mql5}/docs/series/timeseries_access`,
  },
  B5: {title: 'MQL5 Book', url: `${mql5}/book`},
  'B5-PERM': {
    title: 'MQL5 Book: permissions',
    url: `${mql5}/book/common/environment/env_permissions`,
  },
  'B5-LOG': {title: 'MQL5 Book: log output', url: `${mql5}/book/common/output/output_print`},
  'B5-FILES': {title: 'MQL5 Book: files', url: `${mql5}/book/common/files`},
  'B5-RUN': {
    title: 'MQL5 Book: how programs run',
    url: 'https://www.mql5.com/pt/book/applications/runtime',
  },
  'B5-TPL': {
    title: 'MQL5 Book: chart templates',
    url: 'https://www.mql5.com/tr/book/applications/charts/charts_tpl',
  },
  'B5-LIM': {
    title: 'MQL5 Book: limits and restrictions of an account',
    url: `${mql5}/book/automation/account/account_limits_and_restrictions`,
  },
  'B5-MARGIN': {
    title: 'MQL5 Book: margin settings of an account',
    url: `${mql5}/book/automation/account/account_margin`,
  },
  'B5-NET': {
    title: 'MQL5 Book: netting and hedging accounts',
    url: `${mql5}/book/automation/account/account_netting_hedge`,
  },
  'B5-VOL': {
    title: 'MQL5 Book: permitted volumes of a symbol',
    url: `${mql5}/book/automation/symbols/symbols_volume`,
  },
  'B5-LVL': {
    title: 'MQL5 Book: stops level and freeze level',
    url: `${mql5}/book/automation/symbols/symbols_spreads_levels`,
  },
  'B5-TICK': {title: 'MQL5 Book: ticks', url: `${mql5}/book/automation/experts/experts_ontick`},
  BAR: {
    title: 'The connection bars of the terminal',
    url: 'https://www.tradeforextrading.com/index.php/metatrader4-connection-bars',
  },
  AXI: {
    title: 'The message "Invalid account"',
    url: 'https://www.axi.com/th/faqs/mt4-troubleshooting/invalid-account',
  },
  LOGIN: {title: 'Logging in to MT4', url: 'https://mt4download.com/mt4-login/'},
  SET: {title: 'Preset files (.set)', url: 'https://www.fxroboteasy.com/glossary/set-file'},
  TPL: {title: 'Template files (.tpl)', url: 'https://www.fxroboteasy.com/glossary/tpl-template'},
  SUFFIX: {
    title: 'Prefixes and suffixes of symbol names',
    url: 'https://trial.eafactory.com/expert4x/tradereceiver_trial/MT4/latest/conf/ea/p_marknamehandl.html',
  },
  EA31337: {title: 'Installing an EA', url: 'https://github.com/EA31337/EA31337/wiki/Installation'},
  ERRGUIDE: {
    title: 'Guide to MT4 and MT5 errors',
    url: 'https://fxtool.co/en/classroom/mt4-mt5-error-guide',
  },
  MOTW: {
    title: 'Mark of the Web in Windows 11',
    url: 'https://irohastack.com/en/win11-motw-zone-identifier-en/',
  },
  SMART: {
    title: 'Windows protected your PC: SmartScreen',
    url: 'https://markdownmonster.west-wind.com/blog/posts/2026/Jun/01/Windows-Protected-your-PC-Dealing-with-Windows-SmartScreen-on-Installation',
  },
  WINERR: {
    title: 'Microsoft Open Specifications: Windows error codes',
    url: 'https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-erref/18d8fbe8-a967-4f1c-ae50-99ca8e491d2d',
  },
  GEN: {title: 'Working knowledge of the platforms', url: null},
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof sources;

/** Whether a text is the key of a source. */
export function isSourceKey(key: string): key is SourceKey {
  return Object.prototype.hasOwnProperty.call(sources, key);
}
