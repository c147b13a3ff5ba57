import {fullSteps, remedies} from './remedies';
import type {ReturnCodeTable} from './types';

/** MT4: every return code of the trade server in the published table. */
export const mt4Server: ReturnCodeTable = {
  platform: 'mt4',
  kind: 'server',
  source: 'Q4-RET',
  librarySource: 'STDLIB4',
  codes: [
    {
      code: 0,
      constant: 'ERR_NO_ERROR',
      role: 'information',
      library: 'no error',
      meaning: 'Success. The request was carried out.',
      action: 'No action needed.',
    },
    {
      code: 1,
      constant: 'ERR_NO_RESULT',
      library: 'no error, trade conditions not changed',
      meaning:
        'No error, but the outcome isn’t known. Typical when an order is changed to the values it already has.',
      action:
        'Check the **Trade** tab. If the line comes back with every tick, send the log to support.',
      ownerQuestions: ['no error but outcome unknown', 'order changed to the same values'],
    },
    {
      code: 2,
      constant: 'ERR_COMMON_ERROR',
      library: 'common error',
      meaning: 'A general failure, with no reason given.',
      action:
        'Read the **Journal** for the reason. If it comes at login, follow the steps under [Common error](/docs/support/troubleshooting/metatrader/no-connection#common-error).',
      ownerQuestions: ['general failure broker gives no reason'],
    },
    {
      code: 3,
      constant: 'ERR_INVALID_TRADE_PARAMETERS',
      library: 'invalid trade parameters',
      meaning: 'The server can’t use a value in the request, such as the symbol or the order type.',
      action: 'Compare the symbol’s name with **Market Watch**, and check the EA’s inputs.',
    },
    {
      code: 4,
      constant: 'ERR_SERVER_BUSY',
      library: 'trade server is busy',
      meaning: 'The trade server is too busy at the moment.',
      action: 'Wait a few minutes. If it continues, ask the broker.',
      ownerQuestions: ['trade server overloaded right now', 'broker server too busy'],
    },
    {
      code: 5,
      constant: 'ERR_OLD_VERSION',
      library: 'old version of the client terminal',
      meaning: 'This build of the terminal is too old for the server.',
      action:
        'Follow the steps under [Old version](/docs/support/troubleshooting/metatrader/no-connection#old-version).',
    },
    {
      code: 6,
      constant: 'ERR_NO_CONNECTION',
      library: 'no connection with trade server',
      meaning: 'The terminal has no connection to the trade server.',
      action:
        'Follow the steps under [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      code: 7,
      constant: 'ERR_NOT_ENOUGH_RIGHTS',
      library: 'not enough rights',
      meaning: 'This login isn’t permitted to do what was requested.',
      action: `${remedies.masterPassword} Ask the broker what the account allows.`,
      ownerQuestions: ['insufficient rights to trade'],
    },
    {
      meaning: 'Requests are being sent too close together.',
      action: remedies.tooMany,
      numbers: [
        {
          code: 8,
          constant: 'ERR_TOO_FREQUENT_REQUESTS',
          library: 'too frequent requests',
          ownerQuestions: ['robot sends orders too often', 'requests too frequent'],
        },
        {
          code: 141,
          constant: 'ERR_TOO_MANY_REQUESTS',
          library: 'too many requests',
          ownerQuestions: ['too many requests flood the server', 'bot spams the server'],
        },
      ],
    },
    {
      code: 9,
      constant: 'ERR_MALFUNCTIONAL_TRADE',
      library: 'malfunctional trade operation (never returned error)',
      meaning: 'The server refused an operation that would disrupt its work.',
      action:
        'Look at the **S/L** column first: with the button off, only a stop loss limits the loss. Then turn **AutoTrading** off, and send the log to support.',
    },
    {
      code: 64,
      constant: 'ERR_ACCOUNT_DISABLED',
      library: 'account disabled',
      meaning: 'The broker has blocked the account.',
      action:
        'Follow the steps under [Account disabled](/docs/support/troubleshooting/metatrader/no-connection#account-disabled).',
      ownerQuestions: ['account blocked by broker', 'is my money gone account blocked'],
    },
    {
      code: 65,
      constant: 'ERR_INVALID_ACCOUNT',
      library: 'invalid account',
      meaning: 'The server doesn’t accept the account number.',
      action:
        'Follow the steps under [Invalid account](/docs/support/troubleshooting/metatrader/no-connection#invalid-account).',
      ownerQuestions: ['login unknown to the server'],
    },
    {
      code: 128,
      constant: 'ERR_TRADE_TIMEOUT',
      library: 'trade timeout',
      meaning: 'No answer came in time. The order might still have gone through.',
      action: remedies.timeout,
      ownerQuestions: ['no answer from server maybe filled', 'timed out and maybe filled'],
    },
    {
      code: 129,
      constant: 'ERR_INVALID_PRICE',
      library: 'invalid price',
      meaning: 'The price in the request was wrong or out of date.',
      action:
        'Usually clears up with the next tick. If it comes with every order, the EA might be sending prices with too many digits. Send the log to support.',
      ownerQuestions: ['price out of date in a fast market', 'wrong number of digits in price'],
    },
    {
      code: 130,
      constant: 'ERR_INVALID_STOPS',
      library: 'invalid stops',
      meaning:
        'A stop loss (SL), take profit (TP) or pending price is too close to the market or on the wrong side of it.',
      action: `${remedies.missingStop} ${fullSteps(130)}`,
    },
    {
      code: 131,
      constant: 'ERR_INVALID_TRADE_VOLUME',
      library: 'invalid trade volume',
      meaning:
        'The lot size is below the minimum, above the maximum, or not a multiple of the step.',
      action: `${remedies.fittingLot} ${fullSteps(131)}`,
    },
    {
      code: 132,
      constant: 'ERR_MARKET_CLOSED',
      library: 'market is closed',
      meaning: 'The market for this symbol is closed.',
      action: 'Wait for its next session, shown in the symbol’s **Specification**.',
      ownerQuestions: ['market closed weekend robot', 'order refused outside trading hours'],
    },
    {
      code: 133,
      constant: 'ERR_TRADE_DISABLED',
      library: 'trade is disabled',
      meaning: 'Trading is disabled for this symbol or this account.',
      action: `${remedies.checkAccess} ${fullSteps(10017)}`,
      ownerQuestions: ['trade disabled for this pair', 'no trading on this symbol'],
    },
    {
      code: 134,
      constant: 'ERR_NOT_ENOUGH_MONEY',
      // The comment of a pending order that could not be opened, in Account History.
      messages: [{text: 'deleted [no money]', by: 'terminal', source: 'GH'}],
      library: 'not enough money',
      meaning: 'There isn’t enough free margin for the order.',
      action: `${remedies.freeMargin} ${fullSteps(134)}`,
    },
    {
      code: 135,
      constant: 'ERR_PRICE_CHANGED',
      library: 'price changed',
      meaning: 'The price moved while the request was on its way.',
      action: 'No action needed. The EA can try again.',
      ownerQuestions: ['price changed while sending', 'price changed on the way'],
    },
    {
      code: 136,
      constant: 'ERR_OFF_QUOTES',
      messages: [{text: 'Off quotes', by: 'terminal', source: 'FF'}],
      library: 'off quotes',
      meaning: 'The broker has no price for the request at the moment.',
      action:
        'Wait, then check the **Trade** tab before you repeat anything. If it keeps happening during the session, ask the broker.',
      ownerQuestions: ['off quotes bot cannot open', 'no liquidity at night order not taken'],
    },
    {
      code: 137,
      constant: 'ERR_BROKER_BUSY',
      library: 'broker is busy (never returned error)',
      meaning: 'The broker is busy with other requests.',
      action: 'Wait.',
      ownerQuestions: ['broker cannot take the order now'],
    },
    {
      code: 138,
      constant: 'ERR_REQUOTE',
      library: 'requote',
      meaning: 'The price is no longer available, and a new one is offered.',
      action:
        'Usually clears up on its own. If it doesn’t, allow a little more [slippage](/docs/support/faq/settings#slippage) once the EA has no open positions.',
      ownerQuestions: [
        'requote all the time during news',
        'broker offers another price again and again',
      ],
    },
    {
      code: 139,
      constant: 'ERR_ORDER_LOCKED',
      library: 'order is locked',
      meaning: 'The order is being processed and can’t be changed at the moment.',
      action: 'Wait.',
      ownerQuestions: ['order is locked being processed'],
    },
    {
      code: 140,
      constant: 'ERR_LONG_POSITIONS_ONLY_ALLOWED',
      library: 'long positions only allowed',
      meaning: 'Only buying is allowed for this symbol.',
      action: 'Check the symbol’s **Specification**, and ask the broker.',
      ownerQuestions: ['only buy allowed', 'stock or index cannot be shorted'],
    },
    {
      code: 145,
      constant: 'ERR_TRADE_MODIFY_DENIED',
      library: 'modification denied because order is too close to market',
      meaning: 'The order is within the freeze level, too close to the market to be changed.',
      action: 'Wait until the price has moved away or the order is filled.',
      ownerQuestions: ['cannot modify order too near market', 'freeze level blocks my change'],
    },
    {
      code: 146,
      constant: 'ERR_TRADE_CONTEXT_BUSY',
      library: 'trade context is busy',
      meaning:
        'MT4 sends one trade request at a time, and one from another EA or from you is still being sent. If an EA prints this text in MT5, ask support.',
      action:
        'Wait. Don’t remove an EA that has open positions. If it happens often, run fewer EAs in this terminal.',
      ownerQuestions: [
        'trade context busy two robots',
        'terminal occupied by another order',
        'trade flow is busy',
      ],
    },
    {
      code: 147,
      constant: 'ERR_TRADE_EXPIRATION_DENIED',
      library: 'expirations are denied by broker',
      meaning: 'The broker doesn’t accept an expiry date on pending orders.',
      action:
        'Turn off the EA’s input for expiry once it has no open positions. Its pending orders then stay until they’re filled or deleted.',
      ownerQuestions: ['pending expiry date not accepted', 'expiration date of pending refused'],
    },
    {
      code: 148,
      constant: 'ERR_TRADE_TOO_MANY_ORDERS',
      library: 'amount of open and pending orders has reached the limit',
      meaning: 'Open and pending orders together have reached the account’s limit.',
      action: remedies.tooManyPositions,
    },
    {
      code: 149,
      constant: 'ERR_TRADE_HEDGE_PROHIBITED',
      library: 'hedging is prohibited',
      meaning: 'The account doesn’t allow hedging, and the order is opposite to one that’s open.',
      action: 'Ask the broker whether another account type allows it.',
      ownerQuestions: ['robot cannot open opposite trade', 'hedge prohibited us broker'],
    },
    {
      code: 150,
      constant: 'ERR_TRADE_PROHIBITED_BY_FIFO',
      library: 'prohibited by FIFO rules',
      meaning:
        'The account has to close a symbol’s oldest order first (FIFO), and this one isn’t the oldest.',
      action:
        'Don’t close the oldest just to get rid of the error. Ask the broker about the account type.',
      ownerQuestions: ['FIFO rule violation', 'oldest first rule refuses my exit'],
    },
  ],
};
