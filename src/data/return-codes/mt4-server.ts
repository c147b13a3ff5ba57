import type {ReturnCodeTable} from './types';

/** MT4: every return code of the trade server in the published table. */
export const mt4Server: ReturnCodeTable = {
  platform: 'mt4',
  kind: 'server',
  source: 'Q4-RET',
  confidence: 'sure',
  codes: [
    {
      code: 0,
      constant: 'ERR_NO_ERROR',
      meaning: 'Success: the request was carried out.',
      action: 'Nothing.',
    },
    {
      code: 1,
      constant: 'ERR_NO_RESULT',
      meaning:
        'No error, but the outcome is not known. Typical when an order is modified to the values it already has.',
      action:
        'Look at the Trade tab to see what is open. If the line comes back with every tick, send the log to support.',
    },
    {
      code: 2,
      constant: 'ERR_COMMON_ERROR',
      meaning: 'A general failure without a reason given.',
      action:
        'Turn AutoTrading off, restart the terminal and read the Journal tab. At login, retype the login data.',
    },
    {
      code: 3,
      constant: 'ERR_INVALID_TRADE_PARAMETERS',
      meaning:
        'The server cannot use a value of the request: a symbol, a ticket or a kind of order.',
      action: 'Compare the symbol name with Market Watch, and check the inputs of the EA.',
    },
    {
      code: 4,
      constant: 'ERR_SERVER_BUSY',
      meaning: 'The trade server has too much to do at the moment.',
      action: 'Wait some minutes. Ask the broker if it goes on.',
    },
    {
      code: 5,
      constant: 'ERR_OLD_VERSION',
      meaning: 'This build of the terminal is too old for the server.',
      action: 'Let the terminal update itself and restart it; otherwise install it anew.',
    },
    {
      code: 6,
      constant: 'ERR_NO_CONNECTION',
      meaning: 'The terminal has no connection with the trade server.',
      action: 'Follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      code: 7,
      constant: 'ERR_NOT_ENOUGH_RIGHTS',
      meaning: 'This login is not permitted to do that.',
      action:
        'Log in with the master password, not the investor one. Ask the broker what the account allows.',
    },
    {
      code: 8,
      constant: 'ERR_TOO_FREQUENT_REQUESTS',
      meaning: 'Requests follow one another too closely.',
      action: 'Run fewer EAs on the account. If one EA causes it alone, send its log to support.',
    },
    {
      code: 9,
      constant: 'ERR_MALFUNCTIONAL_TRADE',
      meaning: 'The server refuses an operation that would upset its work.',
      action: 'Turn AutoTrading off, restart the terminal, and send the log to support.',
    },
    {
      code: 64,
      constant: 'ERR_ACCOUNT_DISABLED',
      meaning: 'The broker has blocked the account.',
      action:
        'Ask the broker. See also [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      code: 65,
      constant: 'ERR_INVALID_ACCOUNT',
      meaning: 'The server does not accept the account number.',
      action:
        'Retype number, password and server: [No connection](/docs/support/troubleshooting/metatrader/no-connection). Demo accounts expire.',
    },
    {
      code: 128,
      constant: 'ERR_TRADE_TIMEOUT',
      meaning: 'No answer came in time. The order may have gone through all the same.',
      action: 'Look at the Trade tab before anything is repeated, and give it a minute.',
    },
    {
      code: 129,
      constant: 'ERR_INVALID_PRICE',
      meaning: 'The price in the request was wrong or no longer current.',
      action:
        'Usually it passes with the next tick. If it stays, look at the spread and at how fast the market moves.',
    },
    {
      code: 130,
      constant: 'ERR_INVALID_STOPS',
      meaning:
        'A stop loss, take profit or pending price is too close to the market or on the wrong side of it.',
      action:
        'Compare the distances in the inputs with the Stops level in the specification of the symbol. Mind points and pips.',
    },
    {
      code: 131,
      constant: 'ERR_INVALID_TRADE_VOLUME',
      meaning:
        'The lot size is below the minimum, above the maximum, or not a multiple of the step.',
      action:
        'Compare the lot input with minimum, maximum and step in the specification of the symbol.',
    },
    {
      code: 132,
      constant: 'ERR_MARKET_CLOSED',
      meaning: 'The market for this symbol is closed.',
      action: 'Wait for its next session.',
    },
    {
      code: 133,
      constant: 'ERR_TRADE_DISABLED',
      meaning: 'Trading is disabled for this symbol or this account.',
      action: 'Ask the broker, who decides what can be traded.',
    },
    {
      code: 134,
      constant: 'ERR_NOT_ENOUGH_MONEY',
      meaning: 'The free margin is too small for the order.',
      action: 'Use a smaller lot or hold fewer positions. Nothing is wrong with the installation.',
    },
    {
      code: 135,
      constant: 'ERR_PRICE_CHANGED',
      meaning: 'The price moved while the request was on its way.',
      action: 'Nothing: it passes, and an EA can ask again.',
    },
    {
      code: 136,
      constant: 'ERR_OFF_QUOTES',
      meaning: 'The broker gives no price for the request at the moment.',
      action: 'Wait. Ask the broker if it keeps happening during the session.',
    },
    {
      code: 137,
      constant: 'ERR_BROKER_BUSY',
      meaning: 'The broker is busy with other requests.',
      action: 'Wait.',
    },
    {
      code: 138,
      constant: 'ERR_REQUOTE',
      meaning: 'The price has gone, and a new one is offered.',
      action:
        'It passes. If it happens often and the EA has an input for slippage, allow a little more; with market execution the server ignores it.',
    },
    {
      code: 139,
      constant: 'ERR_ORDER_LOCKED',
      meaning: 'The order is being processed and cannot be changed at the moment.',
      action: 'Wait.',
    },
    {
      code: 140,
      constant: 'ERR_LONG_POSITIONS_ONLY_ALLOWED',
      meaning: 'Only buying is allowed for this symbol.',
      action: 'See the specification of the symbol; ask the broker.',
    },
    {
      code: 141,
      constant: 'ERR_TOO_MANY_REQUESTS',
      meaning: 'There have been too many requests.',
      action: 'Run fewer EAs on the account. If one EA causes it alone, send its log to support.',
    },
    {
      code: 145,
      constant: 'ERR_TRADE_MODIFY_DENIED',
      meaning:
        'The order is too close to the market to be changed: it lies within the freeze level.',
      action: 'Wait until the price has moved away or the order is filled.',
    },
    {
      code: 146,
      constant: 'ERR_TRADE_CONTEXT_BUSY',
      meaning:
        'MT4 sends one trade request at a time, and another EA or a manual trade is being sent.',
      action: 'Wait. If it is frequent, run fewer EAs in this terminal.',
    },
    {
      code: 147,
      constant: 'ERR_TRADE_EXPIRATION_DENIED',
      meaning: 'The broker does not accept an expiry date on pending orders.',
      action: 'If the EA has an input for expiry, turn it off.',
    },
    {
      code: 148,
      constant: 'ERR_TRADE_TOO_MANY_ORDERS',
      meaning:
        'Open and pending orders together have reached the limit that the broker sets for the account.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
    },
    {
      code: 149,
      constant: 'ERR_TRADE_HEDGE_PROHIBITED',
      meaning: 'The order is opposite to one that is open, and the account does not allow hedging.',
      action: 'Ask the broker whether there is an account type that allows it.',
    },
    {
      code: 150,
      constant: 'ERR_TRADE_PROHIBITED_BY_FIFO',
      meaning:
        'The account closes the oldest order of a symbol first (FIFO), and this one is not the oldest.',
      action:
        'Ask the broker about the account type. The rule allows closing the oldest first only; do not close just to clear the message.',
    },
  ],
};
