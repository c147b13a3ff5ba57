/**
 * Words and phrases that readers use for one another, a set on each line. The table is reviewed by hand.
 * Rules already cover plurals, forms of one word (install, installing) and phrases written as one word
 * (stoploss), so leave these out.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Programs that trade, and where they run
  ['ea', 'expert advisor', 'expert', 'robot', 'bot', 'trading robot'],
  ['autotrading', 'auto trading', 'algo trading', 'automated trading'],
  ['symbol', 'pair', 'currency pair', 'instrument', 'ticker'],
  ['timeframe', 'time frame', 'period'],
  ['vps', 'virtual server', 'virtual hosting', 'rented server', 'hosting'],
  ['computer', 'pc', 'laptop', 'machine'],
  ['phone', 'mobile', 'smartphone', 'android', 'iphone', 'ios', 'tablet'],
  ['mac', 'macos', 'macbook', 'apple'],
  ['folder', 'directory'],
  ['password', 'passcode', 'pin'],

  // Trading
  ['sl', 'stop loss'],
  ['tp', 'take profit'],
  ['lot', 'lot size', 'volume', 'position size'],
  ['too close', 'invalid stops'],
  ['price', 'quote'],
  ['loss', 'losing', 'lose'],
  ['trade', 'transaction'],
  ['backtest', 'back test', 'strategy tester'],
  ['news', 'nfp', 'payroll', 'fomc', 'economic calendar', 'interest rate', 'rate decision'],
  ['server time', 'time zone', 'timezone'],
  ['notification', 'push', 'alert on phone', 'message on phone'],
  ['swap', 'overnight fee', 'overnight interest', 'overnight charge'],
  ['gold', 'metal', 'silver', 'xauusd'],
  ['index', 'indices', 'nasdaq', 'nas100', 'dax', 'us30'],
  ['report', 'statement', 'export'],
  ['max', 'maximum', 'maximal', 'limit'],
  ['min', 'minimum'],
  ['two', 'several', 'multiple'],
  ['part', 'partial', 'partially'],

  // Settings
  ['input', 'parameter', 'setting', 'configuration', 'config'],
  ['preset', 'set file'],
  ['default', 'as delivered', 'factory setting', 'original value'],

  // What readers do
  ['login', 'log in', 'sign in', 'logon', 'log on'],
  ['logout', 'log out', 'sign out', 'log off'],
  ['attach', 'add', 'put on'],
  ['remove', 'delete', 'uninstall', 'detach'],
  ['turn on', 'switch on', 'enable', 'activate'],
  ['turn off', 'switch off', 'shut down', 'disable', 'deactivate'],
  ['pause', 'suspend', 'stop ea', 'stop robot', 'stop trading'],
  ['stop', 'halt', 'kill', 'panic'],
  ['by hand', 'manually'],
  ['update', 'upgrade', 'new version'],
  ['restart', 'reboot'],
  ['move', 'transfer', 'migrate', 'relocate'],
  ['withdraw', 'cash out'],
  ['routine', 'checklist'],
  ['recover', 'regain', 'win back'],

  // What goes wrong
  ['too many trades', 'wrong trades', 'overtrading'],
  ['error', 'err'],
  ['error code', 'return code', 'retcode', 'error number'],
  ['problem', 'issue', 'trouble'],
  ['connection', 'internet', 'network'],
  ['no connection', 'disconnected', 'offline', 'connection lost', 'lost connection'],
  ['missing', 'not listed', 'not showing', 'not found', 'not visible', 'not appearing'],
  ['invalid', 'wrong', 'incorrect'],
  ['freeze', 'frozen', 'hang', 'unresponsive', 'not responding'],
  ['antivirus', 'virus', 'defender'],
  ['smiley', 'smiling face', 'happy face'],
  ['cap', 'hat'],

  // The manual
  ['support', 'help', 'contact', 'customer service'],
  ['faq', 'question', 'frequently asked question'],
  ['release note', 'changelog', 'what is new'],
];
