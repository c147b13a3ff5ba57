/**
 * Words that readers use for one another, each row a set. A row may hold phrases. The table is
 * reviewed by hand, serves the embedded and the hosted search alike, and holds no plurals, since
 * singular and plural are one term.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['ea', 'expert advisor', 'robot', 'bot', 'expert'],
  ['sl', 'stop loss', 'stoploss'],
  ['tp', 'take profit', 'takeprofit'],
  ['ts', 'trailing stop'],
  ['err', 'error'],
  ['retcode', 'return code', 'error code'],
  ['dd', 'drawdown'],
  ['metatrader', 'mt4'],
  ['metatrader', 'mt5'],
  [
    'algo trading',
    'algotrading',
    'autotrading',
    'auto trading',
    'automated trading',
    'algorithmic trading',
  ],
];
