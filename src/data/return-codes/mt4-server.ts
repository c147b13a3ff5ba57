import {decideFirst} from '../decideFirst';
import {remedies, sendLog} from './remedies';
import {sharedRows} from './sharedRows';
import type {ReturnCodeTable} from './types';

/** MT4: every return code of the trade server in the published table. */
export const mt4Server: ReturnCodeTable = {
  platform: 'mt4',
  source: 'Q4-RET',
  librarySource: 'STDLIB4',
  codes: [
    {
      ...sharedRows.success,
      code: 0,
      constant: 'ERR_NO_ERROR',
      role: 'information',
      library: 'no error',
    },
    {
      code: 1,
      constant: 'ERR_NO_RESULT',
      library: 'no error, trade conditions not changed',
      meaning:
        'No error, but the outcome isn’t known. Often an order was changed to the values it already had.',
      action: `Check the **Trade** tab. If the line comes back with every tick, ${sendLog}.`,
      readerQuestions: ['no error but outcome unknown', 'order changed to the same values'],
    },
    {
      code: 2,
      constant: 'ERR_COMMON_ERROR',
      library: 'common error',
      meaning: 'A general failure, with no reason given.',
      action:
        'Read the **Journal** for the reason. If it comes at login, see [Common error](/docs/support/troubleshooting/metatrader/no-connection#common-error).',
      readerQuestions: ['general failure broker gives no reason'],
    },
    {
      ...sharedRows.invalidRequest,
      code: 3,
      constant: 'ERR_INVALID_TRADE_PARAMETERS',
      library: 'invalid trade parameters',
    },
    {
      ...sharedRows.serverBusy,
      code: 4,
      constant: 'ERR_SERVER_BUSY',
      library: 'trade server is busy',
      readerQuestions: ['trade server overloaded right now', 'broker server too busy'],
    },
    {
      code: 5,
      constant: 'ERR_OLD_VERSION',
      library: 'old version of the client terminal',
      meaning: 'This build of the terminal is too old for the server.',
      action:
        'See [Old version](/docs/support/troubleshooting/metatrader/no-connection#old-version).',
    },
    {
      ...sharedRows.noConnection,
      code: 6,
      constant: 'ERR_NO_CONNECTION',
      library: 'no connection with trade server',
    },
    {
      code: 7,
      constant: 'ERR_NOT_ENOUGH_RIGHTS',
      library: 'not enough rights',
      meaning: 'This login isn’t permitted to do what was requested.',
      action:
        'Check [the password](/docs/support/faq/setup#which-password). If it’s the master password, ask your broker what the account allows.',
      readerQuestions: ['insufficient rights to trade'],
    },
    {
      ...sharedRows.tooFrequent,
      numbers: [
        {
          code: 8,
          constant: 'ERR_TOO_FREQUENT_REQUESTS',
          library: 'too frequent requests',
          readerQuestions: ['robot sends orders too often', 'requests too frequent'],
        },
        {
          code: 141,
          constant: 'ERR_TOO_MANY_REQUESTS',
          library: 'too many requests',
          readerQuestions: ['too many requests flood the server', 'bot spams the server'],
        },
      ],
    },
    {
      code: 9,
      constant: 'ERR_MALFUNCTIONAL_TRADE',
      library: 'malfunctional trade operation (never returned error)',
      meaning: 'The server refused an operation that would disrupt its work.',
      action: `${decideFirst} Then turn the button off, and ${sendLog}.`,
    },
    {
      code: 64,
      constant: 'ERR_ACCOUNT_DISABLED',
      library: 'account disabled',
      meaning: 'Your broker has blocked the account.',
      action:
        'See [Account disabled](/docs/support/troubleshooting/metatrader/no-connection#account-disabled).',
      readerQuestions: ['account blocked by broker', 'is my money gone account blocked'],
    },
    {
      code: 65,
      constant: 'ERR_INVALID_ACCOUNT',
      library: 'invalid account',
      meaning: 'The server doesn’t accept the account number.',
      action:
        'See [Invalid account](/docs/support/troubleshooting/metatrader/no-connection#invalid-account).',
      readerQuestions: ['login unknown to the server'],
    },
    {
      code: 128,
      constant: 'ERR_TRADE_TIMEOUT',
      library: 'trade timeout',
      meaning: 'No answer came in time. The order might still have gone through.',
      action: remedies.timeout,
      readerQuestions: ['no answer from server maybe filled', 'timed out and maybe filled'],
    },
    {
      ...sharedRows.invalidPrice,
      code: 129,
      constant: 'ERR_INVALID_PRICE',
      library: 'invalid price',
      readerQuestions: [
        'price out of date in a fast market',
        'wrong number of digits in price',
        'invalid entry price',
      ],
    },
    {
      ...sharedRows.invalidStops,
      code: 130,
      constant: 'ERR_INVALID_STOPS',
      library: 'invalid stops',
    },
    {
      ...sharedRows.invalidVolume,
      code: 131,
      constant: 'ERR_INVALID_TRADE_VOLUME',
      library: 'invalid trade volume',
      readerQuestions: [
        'micro lot order refused',
        'volume wrong with auto risk percent',
        'broker minimum lot bigger than mine',
      ],
    },
    {
      ...sharedRows.marketClosed,
      code: 132,
      constant: 'ERR_MARKET_CLOSED',
      library: 'market is closed',
      readerQuestions: ['market closed weekend robot', 'order refused outside trading hours'],
    },
    {
      ...sharedRows.tradeDisabled,
      code: 133,
      constant: 'ERR_TRADE_DISABLED',
      library: 'trade is disabled',
      readerQuestions: ['trade disabled for this pair', 'no trading on this symbol'],
    },
    {
      ...sharedRows.noMoney,
      code: 134,
      constant: 'ERR_NOT_ENOUGH_MONEY',
      // The comment of a pending order that could not be opened, in Account History.
      messages: [{text: 'deleted [no money]', by: 'terminal', source: 'GH'}],
      library: 'not enough money',
    },
    {
      ...sharedRows.priceChanged,
      code: 135,
      constant: 'ERR_PRICE_CHANGED',
      library: 'price changed',
      readerQuestions: ['price changed while sending', 'price changed on the way'],
    },
    {
      ...sharedRows.noPrice,
      code: 136,
      constant: 'ERR_OFF_QUOTES',
      messages: [{text: 'Off quotes', by: 'terminal', source: 'FF'}],
      library: 'off quotes',
      readerQuestions: ['off quotes bot cannot open', 'no liquidity at night order not taken'],
    },
    {
      ...sharedRows.serverBusy,
      code: 137,
      constant: 'ERR_BROKER_BUSY',
      library: 'broker is busy (never returned error)',
      readerQuestions: ['broker cannot take the order now'],
    },
    {
      ...sharedRows.requote,
      code: 138,
      constant: 'ERR_REQUOTE',
      library: 'requote',
      readerQuestions: [
        'requote all the time during news',
        'broker offers another price again and again',
      ],
    },
    {
      ...sharedRows.locked,
      code: 139,
      constant: 'ERR_ORDER_LOCKED',
      library: 'order is locked',
      readerQuestions: ['order is locked being processed'],
    },
    {
      code: 140,
      constant: 'ERR_LONG_POSITIONS_ONLY_ALLOWED',
      library: 'long positions only allowed',
      meaning: 'Only buying is allowed for this symbol.',
      action: remedies.checkSpecification,
      readerQuestions: ['only buy allowed', 'stock or index cannot be shorted'],
    },
    {
      ...sharedRows.frozen,
      code: 145,
      constant: 'ERR_TRADE_MODIFY_DENIED',
      library: 'modification denied because order is too close to market',
      readerQuestions: ['cannot modify order too near market', 'freeze level blocks my change'],
    },
    {
      code: 146,
      constant: 'ERR_TRADE_CONTEXT_BUSY',
      library: 'trade context is busy',
      meaning: 'MT4 sends one trade request at a time, and another one is still being sent.',
      action:
        'No action needed. If it happens often, run fewer EAs in this terminal, but don’t remove one that has open positions.',
      readerQuestions: [
        'trade context busy two robots',
        'terminal occupied by another order',
        'trade flow is busy',
      ],
    },
    {
      ...sharedRows.expiry,
      code: 147,
      constant: 'ERR_TRADE_EXPIRATION_DENIED',
      library: 'expirations are denied by broker',
      readerQuestions: ['pending expiry date not accepted', 'expiration date of pending refused'],
    },
    {
      code: 148,
      constant: 'ERR_TRADE_TOO_MANY_ORDERS',
      library: 'amount of open and pending orders has reached the limit',
      meaning: 'Open and pending orders together have reached the account’s limit.',
      action: remedies.tooManyPositions,
      readerQuestions: [
        'martingale opened so many that new ones are refused',
        'must I close some trades to make room',
        'account order cap hit robot stuck',
        'grid bot maxed out number of trades',
        'broker only allows 200 orders',
        'server refuses another trade too many running',
      ],
    },
    {
      ...sharedRows.hedging,
      code: 149,
      constant: 'ERR_TRADE_HEDGE_PROHIBITED',
      library: 'hedging is prohibited',
      readerQuestions: ['robot cannot open opposite trade', 'hedge prohibited us broker'],
    },
    {
      ...sharedRows.fifo,
      code: 150,
      constant: 'ERR_TRADE_PROHIBITED_BY_FIFO',
      library: 'prohibited by FIFO rules',
      readerQuestions: ['FIFO rule violation', 'oldest first rule refuses my exit'],
    },
  ],
};
