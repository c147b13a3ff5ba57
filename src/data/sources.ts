export interface Source {
  /** What it is, in a few words. */
  readonly title: string;
  /** Null for what is on no page. */
  readonly url: string | null;
}

const mql5 = 'https://www.mql5.com/en';
const mt5Help = 'https://www.metatrader5.com/en/terminal/help';
const mt4Help = 'https://www.metatrader4.com/en/trading-platform/help';
const mt5Client = 'https://support.metaquotes.net/en/docs/mt5/client';
const mt4Client = 'https://support.metaquotes.net/en/docs/mt4/terminal';

/**
 * Where the facts of the manual come from: key of a page's `sources` and of every row of data.
 * `GEN` is working knowledge of the platforms, and `GH` what many have quoted, without a page to
 * point to.
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
  'M4-CLOSE': {
    title: 'MT4 Help: closing a position',
    url: `${mt4Help}/positions/positions_control/positions_close`,
  },
  'M4-PARTIAL': {
    title: 'Closing a part of a position in MT4',
    url: 'https://hercules-finance.com/faq/how-to-close-fx-positions-partially-in-metatrader4',
  },
  'M4-PHONE': {
    title: 'Closing a position in the apps of MT4 and MT5',
    url: 'https://getknowtrading.com/how-to-close-trade-in-mt4-mobile',
  },
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
  'M5-TASKS': {
    title: 'MT5 Help: task manager of the terminal',
    url: `${mt5Help}/start_advanced/task_manager`,
  },
  'M5-PHONE-CLOSE': {
    title: 'MT5 Help for Android: opening and closing positions',
    url: 'https://www.metatrader5.com/en/mobile-trading/android/help/trade/positions_manage/open_positions',
  },
  'M5-BULK': {
    title: 'MT5 Help for Android: bulk operations',
    url: 'https://www.metatrader5.com/en/mobile-trading/android/help/trade/bulk_operations',
  },
  'ART-1389': {
    title: 'Article: the data folder since MT4 build 600',
    url: 'https://mql5.com/en/articles/1389',
  },
  'ART-112': {
    title: 'Article: magic numbers of several EAs on one symbol',
    url: `${mql5}/articles/112`,
  },
  'ART-2299': {title: 'Article: the hedging system in MT5', url: `${mql5}/articles/2299`},
  'ART-1486': {
    title: 'Article: what the numbers of a test report mean',
    url: `${mql5}/articles/1486`,
  },
  'ART-22277': {
    title: 'Article: what an EA forgets in a restart',
    url: `${mql5}/articles/22277`,
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
  'Q4-WEB': {title: 'MQL4 Reference: WebRequest', url: 'https://docs.mql4.com/common/webrequest'},
  'Q4-GMT': {
    title: 'MQL4 Reference: the computer’s distance from GMT',
    url: 'https://docs.mql4.com/dateandtime/timegmtoffset',
  },
  'Q4-HIST': {
    title: 'MQL4 Reference: closed orders that a program sees',
    url: 'https://docs.mql4.com/trading/ordershistorytotal',
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
  'B5-FLUSH': {
    title: 'MQL5 Book: global variables and a sudden failure',
    url: `${mql5}/book/common/globals/globals_flush`,
  },
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
  'B5-TRADE-MODE': {
    title: 'MQL5 Book: permission to trade a symbol',
    url: `${mql5}/book/automation/symbols/symbols_trade_mode`,
  },
  'B5-LVL': {
    title: 'MQL5 Book: stops level and freeze level',
    url: `${mql5}/book/automation/symbols/symbols_spreads_levels`,
  },
  'B5-TICK': {title: 'MQL5 Book: ticks', url: `${mql5}/book/automation/experts/experts_ontick`},
  'B5-ICUSTOM': {
    title: 'MQL5 Book: custom indicators in a program',
    url: `${mql5}/book/applications/indicators_use/indicators_icustom`,
  },
  STDLIB4: {
    title: 'MQL4 standard library: ErrorDescription (copy)',
    url: 'https://github.com/PranavSonar/mt4/blob/HEAD/Libraries/stdlib.mq4',
  },
  'TRADE.MQH': {
    title: 'MQL5 standard library: class CTrade (copy)',
    url: 'https://github.com/TetianaHrunyk/mql5/blob/HEAD/Include/Trade/Trade.mqh',
  },
  ERRDESC5: {
    title: 'MetaQuotes: ErrorDescription for MQL5 (copy)',
    url: 'https://github.com/TetianaHrunyk/mql5/blob/HEAD/MQL5Book/Include/errordescription.mqh',
  },
  MQHELP: {
    title: 'MT5 Help for Android: a request to trade',
    url: 'https://support.metaquotes.net/en/docs/mt5/android/trade/open_positions/position_request',
  },
  'MQL5-ART': {title: 'Log lines quoted under articles of MQL5', url: `${mql5}/articles`},
  'EA31337-669': {
    title: 'A log of MT5: Market closed',
    url: 'https://github.com/EA31337/EA31337-classes/issues/669',
  },
  'MCP-2': {
    title: 'A log of MT5: Invalid price',
    url: 'https://github.com/ariadng/metatrader-mcp-server/issues/2',
  },
  'BONGO-1': {
    title: 'A log of MT5: Unsupported filling mode',
    url: 'https://github.com/Bongo-Seakhoa/mql5_ea/issues/1',
  },
  'GRID-4': {
    title: 'A log of MT5: Position doesn’t exist',
    url: 'https://github.com/sajidmahamud835/grid-master-pro-mt5-ea/issues/4',
  },
  'LINUX-51': {
    title: 'A result of MT5: AutoTrading disabled by client',
    url: 'https://github.com/lucas-campagna/mt5linux/issues/51',
  },
  'MTAPI-131': {
    title: 'A result of MT5: No prices',
    url: 'https://github.com/vdemydiuk/mtapi/issues/131',
  },
  'MTAPI-65': {
    title: 'A log of MT4: an EA that does not start, a DLL that does not load',
    url: 'https://github.com/vdemydiuk/mtapi/issues/65',
  },
  'MTAPI-192': {
    title: 'A log of MT5: a DLL that is not loaded',
    url: 'https://github.com/vdemydiuk/mtapi/issues/192',
  },
  'MTAPI-221': {
    title: 'A log of MT4: a function that is not in the DLL',
    url: 'https://github.com/vdemydiuk/mtapi/issues/221',
  },
  'JESS-1': {
    title: 'A result of MT5: Invalid stops',
    url: 'https://github.com/Jessika-Art/Trading-Bot-MT5-Forex/issues/1',
  },
  'VNPY-2623': {
    title: 'A result of MT5: Order placed',
    url: 'https://github.com/vnpy/vnpy/issues/2623',
  },
  'DWX-18': {
    title: 'A log of MT4: DLL is not allowed',
    url: 'https://github.com/darwinex/DarwinexLabs/issues/18',
  },
  'DWXZ-16': {
    title: 'A result of MT4: error 4112',
    url: 'https://github.com/darwinex/dwx-zeromq-connector/issues/16',
  },
  'DWXZ-39': {
    title: 'A log of MT4: a program file that cannot be opened',
    url: 'https://github.com/darwinex/dwx-zeromq-connector/issues/39',
  },
  'EAT-135': {
    title: 'Logs of MT4 and its tester',
    url: 'https://github.com/EA31337/EA-Tester/issues/135',
  },
  'PYT-6': {
    title: 'A log of MT4: a DLL that fails',
    url: 'https://github.com/TheSnowGuru/PyTrader-python-mt4-mt5-trading-api-connector-drag-n-drop/issues/6',
  },
  'MTAPI-283': {
    title: 'A log of MT5: a DLL that crashes',
    url: 'https://github.com/vdemydiuk/mtapi/issues/283',
  },
  'DWXZ-107': {
    title: 'A log of MT4: a DLL that does not fit the terminal',
    url: 'https://github.com/darwinex/dwx-zeromq-connector/issues/107',
  },
  'EA31337-162': {
    title: 'A log of the tester of MT4: memory that was not given back',
    url: 'https://github.com/EA31337/EA31337/issues/162',
  },
  FF: {
    title: 'Forex Factory: logs of MT4 quoted in threads of 2009 and 2018',
    url: 'https://www.forexfactory.com/',
  },
  GH: {title: 'Logs and results of MetaTrader quoted in public repositories', url: null},
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
  'MULTI-SYMBOL': {
    title: 'EAs that trade several symbols',
    url: 'https://finance.trgy.co.jp/en/mql5-en/reference-en/mql5-multi-symbol-ea/',
  },
  ARCHIVED: {
    title: 'Archived and inactive accounts',
    url: 'https://help.fxtrading.com/en/articles/11511885-managing-inactive-trading-accounts',
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
  'M5-OPT': {title: 'MT5 Help: settings of the terminal', url: `${mt5Client}/settings`},
  'M5-EA': {title: 'MT5 Help: running EAs', url: `${mt5Client}/trade_robots_indicators`},
  'M5-RENT': {
    title: 'MT5 Help: renting virtual hosting',
    url: `${mt5Client}/virtual_hosting_server`,
  },
  'M5-HOST': {
    title: 'MT5 Help: working with virtual hosting',
    url: `${mt5Client}/virtual_hosting_terminal`,
  },
  'M5-INST': {
    title: 'MT5 Help: installing the terminal',
    url: `${mt5Client}/start_advanced/installation`,
  },
  'M5-ACCT': {
    title: 'MT5 Help: managing accounts',
    url: `${mt5Client}/start_advanced/account_manage`,
  },
  'M5-LINUX': {
    title: 'MT5 Help: installing on Linux',
    url: `${mt5Client}/start_advanced/install_linux`,
  },
  'M5-DEAL': {title: 'MT5 Help: trading and history', url: `${mt5Client}/performing_deals`},
  'M5-MARGIN': {
    title: 'MT5 Help: how margin is calculated',
    url: `${mt5Client}/trading_advanced/margin_forex`,
  },
  'M5-TEST': {title: 'MT5 Help: Strategy Tester', url: `${mt5Client}/testing`},
  'M5-TESTING': {title: 'MT5 Help: features of testing', url: `${mt5Client}/testing_features`},
  'M5-AUTH': {title: 'MT5 Help: logging in', url: `${mt5Help}/startworking/authorization`},
  'M5-OTP': {title: 'MT5 Help: one-time passwords', url: `${mt5Help}/start_advanced/otp`},
  'M5-REPORTS': {title: 'MT5 Help: the Reports window', url: `${mt5Help}/trading/report`},
  'M5-HISTREP': {
    title: 'MT5 Help: report of the trading history',
    url: `${mt5Help}/trading_advanced/history_report`,
  },
  'M5-CAL': {
    title: 'MT5 Help: economic calendar',
    url: `${mt5Help}/interface/toolbox/toolbox_calendar`,
  },
  'M5-CHART': {
    title: 'MT5 Help: settings of a chart',
    url: `${mt5Help}/charts_advanced/charts_settings`,
  },
  'M5-PRICE': {
    title: 'MT5 Help: Bid, Ask and Last',
    url: `${mt5Help}/trading_advanced/price_data`,
  },
  'M5-TEST-DATA': {
    title: 'MT5 Help: how the tester downloads history',
    url: `${mt5Help}/algotrading/test_preparation`,
  },
  'M5-PHONE': {
    title: 'MT5 Help for Android: the trade history',
    url: 'http://www.metatrader5.com/en/mobile-trading/android/help/history',
  },
  'M4-EA': {
    title: 'MT4 Help: running an EA',
    url: `${mt4Client}/autotrading/experts/experts_launch`,
  },
  'M4-EAOPT': {
    title: 'MT4 Help: settings of Expert Advisors',
    url: `${mt4Client}/setup/setup_experts`,
  },
  'M4-VIEW': {
    title: 'MT4 Help: the View menu',
    url: `${mt4Client}/overview/main_menu/main_menu_view`,
  },
  'M4-ACCHIST': {
    title: 'MT4 Help: account history',
    url: `${mt4Client}/overview/terminal/terminal_account_history`,
  },
  'M4-OPEN': {
    title: 'MT4 Help: opening an account',
    url: `${mt4Client}/userguide/open_an_account`,
  },
  'M4-MAC': {
    title: 'MT4 Help: installing on a Mac',
    url: `${mt4Client}/userguide/install_mac`,
  },
  'M4-LINUX': {
    title: 'MT4 Help: installing on Linux',
    url: `${mt4Client}/userguide/install_linux`,
  },
  'M4-SPEC': {
    title: 'MT4 Help: contract specification',
    url: `${mt4Client}/service/symbol_spec`,
  },
  'M4-HOST': {
    title: 'MT4 Help: working with virtual hosting (mirror)',
    url: 'https://metatrader-4.github.io/download/trading-platform/help/virtual_hosting/virtual_hosting_terminal.html',
  },
  'M4-AUTH': {title: 'MT4 Help: logging in', url: `${mt4Help}/userguide/authorization`},
  'M4-OTP': {
    title: 'MT4 Help: one-time passwords (mirror)',
    url: 'https://metatrader-4.github.io/download/trading-platform/help/userguide/otp.html',
  },
  'M4-NOTE': {title: 'MT4 Help: notifications', url: `${mt4Help}/setup/settings_notifications`},
  'M4-MAIL': {
    title: 'MT4 Help: e-mail settings',
    url: 'http://www.metatrader4.com/pt/trading-platform/help/setup/setup_email',
  },
  'APP-PASSWORD': {title: 'E-mails from MT4, app passwords', url: 'https://rfxsignals.com/?p=7872'},
  'M4-EVENTS': {
    title: 'MT4 Help: sounds of events (copy)',
    url: 'http://www.ava-metatrader-trading.com/metatrader_events_tab/',
  },
  'M4-TEST': {
    title: 'MT4 Help: settings of the Strategy Tester',
    url: `${mt4Help}/overview/strategy_tester/strategy_tester_setup`,
  },
  'M4-CHART': {
    title: 'MT4 Help: setup of a chart',
    url: `${mt4Help}/chart_management/charts_setup`,
  },
  'M4-CHARTS': {title: 'MT4 Help: settings of charts', url: `${mt4Client}/setup/setup_charts`},
  'ART-994': {title: 'Article: preparing the migration to hosting', url: `${mql5}/articles/994`},
  'ART-1171': {title: 'Article: virtual hosting and other VPS', url: `${mql5}/articles/1171`},
  'ART-619': {title: 'Article: MT5 on macOS', url: `${mql5}/articles/619`},
  'VPS-RULES': {title: 'Rules of the virtual hosting', url: `${mql5}/vps/rules`},
  'Q4-MI': {
    title: 'MQL4 Reference: market information',
    url: 'https://docs.mql4.com/constants/environment_state/marketinfoconstants',
  },
  'Q4-TIME': {title: 'MQL4 Reference: TimeGMT', url: 'https://docs.mql4.com/dateandtime/timegmt'},
  'Q5-DEAL': {
    title: 'MQL5 Reference: properties of a deal',
    url: `${mql5}/docs/constants/tradingconstants/dealproperties`,
  },
  'Q5-SYM': {
    title: 'MQL5 Reference: properties of a symbol',
    url: `${mql5}/docs/constants/environment_state/marketinfoconstants`,
  },
  'Q5-TEST': {title: 'MQL5 Reference: testing', url: `${mql5}/docs/runtime/testing`},
  'Q5-PUSH': {
    title: 'MQL5 Reference: SendNotification',
    url: `${mql5}/docs/network/sendnotification`,
  },
  'B5-SIGN': {
    title: 'MQL5 Book: binding a program to a user',
    url: `${mql5}/book/common/environment/env_signature`,
  },
  'B5-SYM-MARGIN': {
    title: 'MQL5 Book: margin of a symbol',
    url: `${mql5}/book/automation/symbols/symbols_margin`,
  },
  'B5-TIME': {
    title: 'MQL5 Book: local time and server time',
    url: `${mql5}/book/common/timing/timing_local_server`,
  },
  'B5-BUY': {
    title: 'MQL5 Book: buying and selling at the market',
    url: `${mql5}/book/automation/experts/experts_market_buy_sell`,
  },
  'B5-SESSIONS': {
    title: 'MQL5 Book: trading and quoting sessions of a symbol',
    url: `${mql5}/book/automation/symbols/symbols_sessions`,
  },
  'B5-FILL': {
    title: 'MQL5 Book: execution and filling modes of a symbol',
    url: `${mql5}/book/automation/symbols/symbols_execution_filling`,
  },
  'B5-CLOSE-BY': {
    title: 'MQL5 Book: closing opposite positions',
    url: `${mql5}/book/automation/experts/experts_closeby`,
  },
  NFA: {title: 'NFA Compliance Rule 2-43(b), as quoted', url: 'https://cftclaw.com'},
  'SUMMER-TIME': {
    title: 'Server time of MetaTrader and daylight saving',
    url: 'https://nuvora-app.com/knowledge/metatrader-server-time-explained',
  },
  'PROP-RULES': {
    title: 'Daily loss rules of funded accounts',
    url: 'https://xtriel.com/blog/prop-firm-daily-drawdown-rules-explained',
  },
  'PROP-CLOSE': {
    title: 'A firm that closes positions of funded accounts',
    url: 'https://faq.wemastertrade.com/why-is-there-a-price-discrepancy-between-the-price-at-the-time-of-violation-and-the-actual-closing-price',
  },
  'BID-ASK': {
    title: 'Bid and Ask in MetaTrader',
    url: 'https://nuvora-app.com/knowledge/bid-and-ask-price',
  },
  CLOSED: {
    title: 'Why a position was closed by itself',
    url: 'https://help.fxclub.org/en/articles/11070474-why-was-my-trade-closed-without-my-authorization-in-metatrader',
  },
  'STOP-PRICE': {
    title: 'A stop loss filled beyond its price',
    url: 'https://helpcenter.puprime.com/hc/en-001/articles/8940282628751-Why-my-order-has-closed-beyond-the-preset-SL-price',
  },
  EXPIRY: {
    title: 'Contracts that expire',
    url: 'https://www.fxglobal24.com/en/cfd-expiration-dates',
  },
  'BREAK-EVEN': {
    title: 'Break-even in MetaTrader',
    url: 'https://articlesfactory.com/articles/computers/metatrader-overview-break-even.html',
  },
  'GOLD-PIP': {
    title: 'What a pip is on gold',
    url: 'https://forexgoldstock.com/what-is-a-pip-in-gold/',
  },
  CENT: {
    title: 'Cent accounts and lot sizes',
    url: 'http://www.argolab.net/about-cent-brokers.html',
  },
  'EA-LOT': {
    title: 'Lots that an EA works out wrongly',
    url: 'https://barmenteros.com/ea-calculates-lot-size-wrong/',
  },
  'MIN-LOT': {
    title: 'An EA that never trades less than the smallest lot',
    url: 'https://eabuilderpro.com/docs/money-management/fixed',
  },
  LEVERAGE: {
    title: 'Changing the leverage of an account',
    url: 'https://help.admiralmarkets.com/en/articles/6518263-how-can-i-modify-my-leverage',
  },
  WITHDRAW: {
    title: 'A withdrawal while positions are open',
    url: 'https://www.axi.com/tw/zendesk-faqs/deposit-and-withdrawal/what-if-i-have-open-positions-when-i-submit-a-withdrawal-request',
  },
  'NEG-BALANCE': {
    title: 'Protection from a negative balance',
    url: 'https://www.brokeranalysis.com/questions/do-forex-brokers-offer-negative-balance-protection',
  },
  'BROKER-DIFF': {
    title: 'What differs between brokers',
    url: 'https://fxvps.biz/knowledge-base/05-handling-broker-differences',
  },
  'VPS-CLOCK': {
    title: 'Hours of an EA and the clock of the VPS',
    url: `${mql5}/blogs/post/772048`,
  },
  'PROP-IP': {
    title: 'Rules of a funded account on IP addresses, VPN and VPS',
    url: 'https://help.alphacapitalgroup.uk/en/articles/8420522-what-is-the-ip-rule-are-vpns-and-vpss-allowed',
  },
  'PROP-APPEAL': {
    title: 'Evidence for an appeal about a funded account',
    url: 'https://propxp.com/faq/appeals-process-what-evidence-do-you-accept/',
  },
  'HIST-ARCHIVE': {
    title: 'Trades that a broker archives',
    url: 'https://get.exness.help/hc/bn/articles/360011109759',
  },
  'VPS-FREE': {
    title: 'A VPS for which the account must meet conditions',
    url: 'https://vps.wikifxka.com/en/help/instructions-for-using-vps.html',
  },
  MARKET: {
    title: 'Forum of MQL5.community: activations in the Market',
    url: 'https://mql5.com/pt/forum/452867',
  },
  MINIMISE: {
    title: 'Questions about a robot: other work on the same computer',
    url: 'https://sysmo.company/home/faqs',
  },
  'VPS-USAGE': {
    title: 'Notices of a VPS provider about high usage',
    url: 'https://winnervps.com/index.php?rp=/knowledgebase/203/Why-am-I-Receiving-a-High-Usage-Notification.html',
  },
  HEARTBEAT: {
    title: 'Noticing that a terminal has gone silent',
    url: 'https://xtriel.com/blog/mt5-disconnect-alerts-stale-terminal-monitoring/',
  },
  'WIN-10-END': {
    title: 'The end of support for Windows 10',
    url: 'https://windowsforum.com/threads/windows-10-esu-extended-to-2027-microsoft-quietly-extends-security-updates.430509/post-991866',
  },
  'AUTO-LOGON': {
    title: 'Microsoft: automatic logon in Windows',
    url: 'https://learn.microsoft.com/en-us/troubleshoot/windows-server/user-profiles-and-logon/turn-on-automatic-logon',
  },
  'WIN-ARM': {
    title: 'Microsoft: Windows programs on ARM processors',
    url: 'https://learn.microsoft.com/en-us/windows/arm/add-arm-support',
  },
  HTTP: {
    title: 'RFC 9110: status codes of web servers',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html#name-status-codes',
  },
  LOCK: {
    title: 'Locking Windows and signing out of it',
    url: 'https://laptops251.com/how-to-completely-sign-out-of-windows-11',
  },
  'WIN-SLEEP': {
    title: 'Sleep settings of Windows 11',
    url: 'https://pureinfotech.com/change-sleep-times-windows-11',
  },
  'RDP-EXIT': {
    title: 'Leaving a Remote Desktop session',
    url: 'https://knowledgebase.newyorkcityservers.com/guides/disconnect-from-vps',
  },
  'WIN-UPDATE': {
    title: 'Windows updates on a VPS',
    url: 'https://www.betangel.com/vps-windows-updates',
  },
  'FXOPEN-EA': {
    title: 'FXOpen: an EA does not trade in MT4',
    url: 'https://support.fxopen.com/portal/zh/kb/articles/ea-%E6%99%BA%E8%83%BD%E4%BA%A4%E6%98%93%E7%B3%BB%E7%BB%9F-%E4%B8%8D%E4%BA%A4%E6%98%93%E4%B8%BA%E4%BB%80%E4%B9%88-21-12-2021',
  },
  'ALGO-BUTTON': {
    title: 'The Algo Trading button of MT5',
    url: 'https://askvity.info/mt5-auto-trading/how-do-i-turn-off-auto-trade-in-mt5',
  },
  'AXI-NEGATIVE': {
    title: 'Negative balance and protection from it',
    url: 'https://support.axi.com/hc/en-gb/articles/28218071263257-Negative-Balance-and-Protection',
  },
  'NEGATIVE-DEPOSIT': {
    title: 'A deposit while the balance is negative',
    url: 'https://fortunomarkets.net/help-center/negative-balance-protection',
  },
  'BOT-TOKEN': {
    title: 'Telegram answers 401 to a wrong bot token',
    url: 'https://github.com/tdlib/telegram-bot-api/issues/80',
  },
  'ART-2501': {
    title: 'MQL5 article 2501: the template of the tester',
    url: 'https://www.mql5.com/en/articles/2501',
  },
  'Q4-HIDE': {
    title: 'MQL4 Reference: indicators hidden in a test',
    url: 'https://docs.mql4.com/customind/hidetestindicators',
  },
  'M5-TEST-CHART': {
    title: 'MT5 Help: charts of a test',
    url: 'https://www.metatrader5.com/en/terminal/help/algotrading/testing',
  },
  'ART-24': {
    title: 'MQL5 article 24: profile, Service Desk and Market',
    url: 'https://www.mql5.com/en/articles/24',
  },
  'M5-CONCEPT': {
    title: 'MT5 Help: basic principles, stop loss and take profit on netting accounts',
    url: 'https://www.metatrader5.com/en/terminal/help/trading/general_concept',
  },
  LOCKED: {
    title: 'Why locked positions can be stopped out',
    url: 'https://traders4traders.com/if-the-required-margin-for-hedged-positions-is-0-how-can-my-positions-be-stopped-out/',
  },
  'GRID-RISK': {
    title: 'Risks of grid systems',
    url: 'https://www.forexroboteasy.com/blog/forex-grid-trading-ea-explained',
  },
  'ACC-CURRENCY': {
    title: 'The currency of an account',
    url: 'https://www.fxcm.com/uk/help/myfxcm-how-do-i-change-the-base-currency-of-my-account/',
  },
  'WITHDRAW-REFUSED': {
    title: 'Why a withdrawal is refused',
    url: 'https://www.zuperior.com/help-center/articles/what-happens-if-my-withdrawal-is-rejected-for-insufficient-balance',
  },
  'ORDER-GONE': {
    title: 'Why pending orders disappear',
    url: 'http://help.fxoptimax.com/article/AA-00232/18/Trading-Condition/Pending-Order-Take-Profit-and-Stop-Loss-Execution.html',
  },
  DIVIDEND: {
    title: 'Dividends of index CFDs',
    url: 'https://support.ebchelp.com/hc/en-001/articles/45062848288921-Index-CFD-Dividend-Explanation',
  },
  'PROP-COPY': {
    title: 'The same EA on several funded accounts',
    url: 'https://faq.propnumberone.com/en/articles/9948265-what-is-the-copy-trading-rule-at-prop-number-one',
  },
  'PROP-CONSIST': {
    title: 'A consistency rule of funded accounts',
    url: 'https://help.amadeux.com/en/articles/10097515-is-there-a-consistency-rule',
  },
  SIGNALS: {
    title: 'MT5 release notes: rules for copying signals',
    url: 'https://metatrader5.com/zh/releasenotes/terminal/705',
  },
  'SIGNALS-FAQ': {
    title: 'Questions about signals',
    url: 'http://bulbrokers.com/en/online-trade/metatrader-4/social-trading/faq',
  },
  STATEMENT: {
    title: 'A statement for a tax year',
    url: 'https://support.axi.com/hc/en-us/articles/32752656221337-What-is-an-account-financial-statement-and-how-can-I-download-it',
  },
  'INVESTOR-SITE': {
    title: 'A website that reads accounts with the investor password',
    url: 'http://www.myfxbook.com/help',
  },
  'PHONE-PASSWORD': {
    title: 'Changing the password in the MT4 app',
    url: 'https://www.forex.in.rs/change-mt4-password/',
  },
  'DEMO-TOP-UP': {
    title: 'Topping up a demo account',
    url: 'https://www.tickmill.sc/eu/about/faq/topics/account-management',
  },
  REFUND: {title: 'What a seller of EAs asks for a refund', url: 'https://forexeas.shop/?p=6366'},
  'REFUND-INVESTOR': {
    title: 'A refund and the investor password',
    url: 'https://www.algolabfx.com/refundpolicy',
  },
  'CFTC-FRAUD': {
    title: 'CFTC: six steps after discovering fraud',
    url: 'https://cftc.gov/LearnAndProtect/AdvisoriesAndArticles/6Steps.html',
  },
  'ACC-TYPE': {
    title: 'Costs of standard and raw accounts',
    url: 'https://shafx.net/academy/ecn-vs-standard-accounts',
  },
  'PROP-TARGET': {
    title: 'A rule broken after the profit target',
    url: 'https://intercom.help/fundedhero/en/articles/11466964-what-happens-if-i-hit-the-profit-target-but-break-a-rule-afterward',
  },
  'MARGIN-CALL': {
    title: 'What to do after a margin call',
    url: 'https://www.axi.com/tw/zendesk-faqs/margins-and-leverage/what-if-my-account-balance-falls-below-my-margin-requirement',
  },
  'DEPOSIT-WALLET': {
    title: 'A deposit that ended up in a wallet',
    url: 'https://www.fxtm.com/node?page=93',
  },
  GEN: {title: 'Working knowledge of the platforms', url: null},
} as const satisfies Readonly<Record<string, Source>>;

export type SourceKey = keyof typeof sources;

/** Whether a text is the key of a source. */
export function isSourceKey(key: string): key is SourceKey {
  return Object.prototype.hasOwnProperty.call(sources, key);
}
