import type {ReturnCodeTable} from './types';

/** MT5: every return code of the trade server. 10005 and 10037 are not assigned. */
export const mt5Server: ReturnCodeTable = {
  platform: 'mt5',
  kind: 'server',
  source: 'Q5-RET',
  confidence: 'sure',
  codes: [
    {
      code: 10004,
      constant: 'TRADE_RETCODE_REQUOTE',
      meaning: 'The price has gone, and a new one is offered.',
      action:
        'It passes. If it happens often and the EA has an input for deviation, allow a little more; with market execution the server ignores it.',
    },
    {
      code: 10006,
      constant: 'TRADE_RETCODE_REJECT',
      meaning: 'The server rejected the request.',
      action: 'Read the Journal tab for the reason. Ask the broker if it repeats.',
    },
    {
      code: 10007,
      constant: 'TRADE_RETCODE_CANCEL',
      meaning: 'The trader cancelled the request.',
      action: 'Nothing.',
    },
    {
      code: 10008,
      constant: 'TRADE_RETCODE_PLACED',
      meaning: 'Success: the order was placed.',
      action: 'Nothing.',
    },
    {
      code: 10009,
      constant: 'TRADE_RETCODE_DONE',
      meaning: 'Success: the request was carried out.',
      action: 'Nothing.',
    },
    {
      code: 10010,
      constant: 'TRADE_RETCODE_DONE_PARTIAL',
      meaning: 'Success in part: only some of the volume was filled.',
      action: 'Compare the volume on the Trade tab with what you expect.',
    },
    {
      code: 10011,
      constant: 'TRADE_RETCODE_ERROR',
      meaning: 'An error occurred while the request was being processed.',
      action: 'It may pass. Ask the broker if it repeats.',
    },
    {
      code: 10012,
      constant: 'TRADE_RETCODE_TIMEOUT',
      meaning: 'The request ran out of time and was cancelled.',
      action: 'Look at positions and orders on the Trade tab before anything is repeated.',
    },
    {
      code: 10013,
      constant: 'TRADE_RETCODE_INVALID',
      meaning: 'The request makes no sense to the server.',
      action:
        'Check the inputs of the EA and the symbol of the chart. If they are right, send the log to support.',
    },
    {
      code: 10014,
      constant: 'TRADE_RETCODE_INVALID_VOLUME',
      meaning: 'The volume is below the minimum, above the maximum, or not a multiple of the step.',
      action:
        'Compare the lot input with minimum, maximum and step in the specification of the symbol.',
    },
    {
      code: 10015,
      constant: 'TRADE_RETCODE_INVALID_PRICE',
      meaning: 'The price in the request was wrong or no longer current.',
      action:
        'Usually it passes. If it stays, check inputs that hold prices, and the number of digits of the symbol.',
    },
    {
      code: 10016,
      constant: 'TRADE_RETCODE_INVALID_STOPS',
      meaning:
        'A stop loss, take profit or pending price is too close to the market or on the wrong side of it.',
      action:
        'Compare the distances in the inputs with the Stops level in the specification of the symbol. Mind points and pips.',
    },
    {
      code: 10017,
      constant: 'TRADE_RETCODE_TRADE_DISABLED',
      meaning: 'Trading is disabled for this symbol or this account.',
      action: 'Look at the specification of the symbol, and ask the broker.',
    },
    {
      code: 10018,
      constant: 'TRADE_RETCODE_MARKET_CLOSED',
      meaning: 'The market for this symbol is closed.',
      action: 'Wait for its next session.',
    },
    {
      code: 10019,
      constant: 'TRADE_RETCODE_NO_MONEY',
      meaning: 'The free margin is too small for the request.',
      action:
        'Use a smaller volume or hold fewer positions. Nothing is wrong with the installation.',
    },
    {
      code: 10020,
      constant: 'TRADE_RETCODE_PRICE_CHANGED',
      meaning: 'The price moved while the request was on its way.',
      action: 'Nothing: it passes, and an EA can ask again.',
    },
    {
      code: 10021,
      constant: 'TRADE_RETCODE_PRICE_OFF',
      meaning: 'There is no quote to carry out the request with.',
      action: 'Wait. Ask the broker if it keeps happening during the session.',
    },
    {
      code: 10022,
      constant: 'TRADE_RETCODE_INVALID_EXPIRATION',
      meaning: 'The expiry date of the order is not accepted.',
      action: 'If the EA has an input for expiry, change it or turn it off.',
    },
    {
      code: 10023,
      constant: 'TRADE_RETCODE_ORDER_CHANGED',
      meaning: 'The order changed its state while the request was on its way.',
      action: 'Nothing, unless it repeats.',
    },
    {
      code: 10024,
      constant: 'TRADE_RETCODE_TOO_MANY_REQUESTS',
      meaning: 'Requests follow one another too closely.',
      action: 'Run fewer EAs on the account. If one EA causes it alone, send its log to support.',
    },
    {
      code: 10025,
      constant: 'TRADE_RETCODE_NO_CHANGES',
      meaning: 'No failure: the request asked for what is already so.',
      action: 'Nothing.',
    },
    {
      code: 10026,
      constant: 'TRADE_RETCODE_SERVER_DISABLES_AT',
      meaning: 'The server does not allow EAs to trade on this account.',
      action: 'Ask the broker. Nothing in the terminal changes it.',
    },
    {
      code: 10027,
      constant: 'TRADE_RETCODE_CLIENT_DISABLES_AT',
      meaning: 'The terminal does not allow EAs to trade.',
      action:
        'Turn on **Algo Trading** in the toolbar, and tick **Allow Algo Trading** on the Common tab of the EA.',
    },
    {
      code: 10028,
      constant: 'TRADE_RETCODE_LOCKED',
      meaning: 'The request is locked while it is being processed.',
      action: 'Wait.',
    },
    {
      code: 10029,
      constant: 'TRADE_RETCODE_FROZEN',
      meaning:
        'The order or position is too close to the market to be changed: it lies within the freeze level.',
      action: 'Wait until the price has moved away or the order is filled.',
    },
    {
      code: 10030,
      constant: 'TRADE_RETCODE_INVALID_FILL',
      meaning: 'The symbol does not offer the way of filling that the request asks for.',
      action:
        'If the EA has an input for filling, try another value; otherwise send the log to support.',
    },
    {
      code: 10031,
      constant: 'TRADE_RETCODE_CONNECTION',
      meaning: 'The terminal has no connection with the trade server.',
      action: 'Follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      code: 10032,
      constant: 'TRADE_RETCODE_ONLY_REAL',
      meaning: 'The operation is for live accounts only.',
      action: 'Check which account the terminal is logged in to.',
    },
    {
      code: 10033,
      constant: 'TRADE_RETCODE_LIMIT_ORDERS',
      meaning: 'The account already holds as many pending orders as it may.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
    },
    {
      code: 10034,
      constant: 'TRADE_RETCODE_LIMIT_VOLUME',
      meaning: 'The volume of orders and positions in this symbol has reached its limit.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
    },
    {
      code: 10035,
      constant: 'TRADE_RETCODE_INVALID_ORDER',
      meaning: 'This type of order is wrong or not permitted for the symbol.',
      action: 'Look at the specification of the symbol, and ask the broker.',
    },
    {
      code: 10036,
      constant: 'TRADE_RETCODE_POSITION_CLOSED',
      meaning: 'The position is closed already.',
      action: 'Nothing: it is harmless.',
    },
    {
      code: 10038,
      constant: 'TRADE_RETCODE_INVALID_CLOSE_VOLUME',
      meaning:
        'More volume was to be closed than the position has. This is a fault in the program.',
      action: 'Send the log of the day to support.',
    },
    {
      code: 10039,
      constant: 'TRADE_RETCODE_CLOSE_ORDER_EXIST',
      meaning: 'There is an order to close this position already (hedging accounts).',
      action: 'Wait until that order is done.',
    },
    {
      code: 10040,
      constant: 'TRADE_RETCODE_LIMIT_POSITIONS',
      meaning:
        'The number of open positions has reached the limit that the server sets for the account.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
    },
    {
      code: 10041,
      constant: 'TRADE_RETCODE_REJECT_CANCEL',
      meaning:
        'A pending order was to be activated; that was rejected, and the order was cancelled.',
      action: 'Read the Journal tab for the reason.',
    },
    {
      code: 10042,
      constant: 'TRADE_RETCODE_LONG_ONLY',
      meaning: 'Only buying is allowed for this symbol.',
      action: 'See the specification of the symbol; ask the broker.',
    },
    {
      code: 10043,
      constant: 'TRADE_RETCODE_SHORT_ONLY',
      meaning: 'Only selling is allowed for this symbol.',
      action: 'See the specification of the symbol; ask the broker.',
    },
    {
      code: 10044,
      constant: 'TRADE_RETCODE_CLOSE_ONLY',
      meaning: 'Positions in this symbol can be closed, but no new ones opened.',
      action: 'See the specification of the symbol; ask the broker.',
    },
    {
      code: 10045,
      constant: 'TRADE_RETCODE_FIFO_CLOSE',
      meaning:
        'The account closes the oldest position of a symbol first (FIFO), and this one is not the oldest.',
      action:
        'Ask the broker about the account type. The rule allows closing the oldest first only; do not close just to clear the message.',
    },
    {
      code: 10046,
      constant: 'TRADE_RETCODE_HEDGE_PROHIBITED',
      meaning: 'The account does not allow opposite positions in one symbol.',
      action: 'Ask the broker whether there is an account type that allows it.',
    },
  ],
};
