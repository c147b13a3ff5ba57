import {remedies} from './remedies';
import type {ReturnCodeTable} from './types';

/** MT5: every return code of the trade server. 10005 and 10037 are not assigned. */
export const mt5Server: ReturnCodeTable = {
  platform: 'mt5',
  kind: 'server',
  source: 'Q5-RET',
  confidence: 'sure',
  librarySource: 'TRADE.MQH',
  codes: [
    {
      code: 10004,
      constant: 'TRADE_RETCODE_REQUOTE',
      messages: [{text: 'Requote', by: 'terminal', source: 'GH'}],
      library: 'requote',
      meaning: 'The price is no longer available, and a new one is offered.',
      action:
        'It usually clears up on its own. If it happens often and the EA has an input for deviation, allow a little more. With market execution the server ignores that value.',
      asked: ['requote all the time during news', 'broker offers another price again and again'],
    },
    {
      code: 10006,
      constant: 'TRADE_RETCODE_REJECT',
      library: 'rejected',
      meaning: 'The server rejected the request.',
      action: 'Read the **Journal** tab for the reason. If it happens again, ask the broker.',
      asked: ['order rejected by dealer', 'broker rejected without a reason'],
    },
    {
      code: 10007,
      constant: 'TRADE_RETCODE_CANCEL',
      library: 'canceled',
      meaning: 'The trader cancelled the request.',
      action: 'No action needed.',
      asked: ['who cancelled my request'],
    },
    {
      code: 10008,
      constant: 'TRADE_RETCODE_PLACED',
      messages: [{text: 'Order placed', by: 'terminal', source: 'VNPY-2623'}],
      library: 'placed',
      meaning: 'Success. The order was placed.',
      action: 'No action needed.',
      asked: ['order placed is it a problem'],
    },
    {
      code: 10009,
      constant: 'TRADE_RETCODE_DONE',
      messages: [{text: 'Request executed', by: 'terminal', source: 'GH'}],
      library: 'done',
      meaning: 'Success. The request was carried out.',
      action: 'No action needed.',
      asked: ['done message success or not'],
    },
    {
      code: 10010,
      constant: 'TRADE_RETCODE_DONE_PARTIAL',
      library: 'done partially',
      meaning: 'Success, but only some of the volume was filled.',
      action: 'Compare the volume on the **Trade** tab with what you expect.',
      asked: ['only part of my lot filled', 'half of the order executed'],
    },
    {
      code: 10011,
      constant: 'TRADE_RETCODE_ERROR',
      library: 'common error',
      meaning: 'An error occurred while the request was being processed.',
      action: 'It might clear up on its own. If it happens again, ask the broker.',
      asked: ['processing error of an order'],
    },
    {
      code: 10012,
      constant: 'TRADE_RETCODE_TIMEOUT',
      library: 'timeout',
      meaning: 'The request timed out and was cancelled.',
      action: remedies.timeout,
      asked: ['no answer from server maybe filled', 'timed out and maybe filled'],
    },
    {
      code: 10013,
      constant: 'TRADE_RETCODE_INVALID',
      messages: [{text: 'Invalid request', by: 'terminal', source: 'GH'}],
      library: 'invalid request',
      meaning: 'The server can’t make sense of the request.',
      action:
        'Check the EA’s inputs and the chart’s symbol. If they’re right, send the log to support.',
      asked: ['invalid request buy failed', 'server does not understand the order'],
    },
    {
      code: 10014,
      constant: 'TRADE_RETCODE_INVALID_VOLUME',
      messages: [{text: 'Invalid volume', by: 'terminal', source: 'GH'}],
      library: 'invalid volume',
      meaning: 'The volume is below the minimum, above the maximum, or not a multiple of the step.',
      action:
        'Compare the lot size in the inputs with the minimum, maximum and step in the symbol’s specification. On a small account, a risk in per cent can be too small for the smallest lot. [Full steps, as for 131 in MT4](/docs/support/troubleshooting/error-codes#error-131)',
      asked: ['lot rejected wrong step', 'lots too small or too many decimals'],
    },
    {
      code: 10015,
      constant: 'TRADE_RETCODE_INVALID_PRICE',
      messages: [{text: 'Invalid price', by: 'terminal', source: 'MCP-2'}],
      library: 'invalid price',
      meaning: 'The price in the request was wrong or out of date.',
      action:
        'It usually clears up on its own. If it doesn’t, check inputs that hold prices, and the symbol’s number of digits.',
      asked: ['price out of date in a fast market', 'wrong number of digits in price'],
    },
    {
      code: 10016,
      constant: 'TRADE_RETCODE_INVALID_STOPS',
      messages: [
        {text: 'Invalid stops', by: 'terminal', source: 'JESS-1'},
        {text: 'Invalid S/L or T/P', by: 'terminal', source: 'MQHELP'},
      ],
      library: 'invalid stops',
      meaning:
        'A stop loss (SL), take profit (TP) or pending price is too close to the market or on the wrong side of it.',
      action:
        'Compare the distances in the inputs with the stops level in the symbol’s specification, and check whether they’re in points or pips. A stops level of 0 can mean that the minimum varies. [Full steps, as for 130 in MT4](/docs/support/troubleshooting/error-codes#error-130)',
    },
    {
      code: 10017,
      constant: 'TRADE_RETCODE_TRADE_DISABLED',
      messages: [{text: 'Trade disabled', by: 'terminal', source: 'GH'}],
      library: 'trade disabled',
      meaning: 'Trading is disabled for this symbol or this account.',
      action:
        'Turn the trading button off, then log in with the master password, not the investor password. If the EA runs on a VPS or virtual hosting, leave the button off here. Then read **Trade** in the symbol’s **Specification**; with **Close only** or **Disabled**, the EA can’t open anything. [Full steps](/docs/support/troubleshooting/error-codes#error-10017)',
      asked: ['trade disabled for this pair', 'no trading on this symbol'],
    },
    {
      code: 10018,
      constant: 'TRADE_RETCODE_MARKET_CLOSED',
      messages: [{text: 'Market closed', by: 'terminal', source: 'EA31337-669'}],
      library: 'market closed',
      meaning: 'The market for this symbol is closed.',
      action:
        'Wait for its next session, shown in the symbol’s **Specification**. [Full steps](/docs/support/troubleshooting/error-codes#error-10018)',
      asked: ['market closed weekend robot', 'order refused outside trading hours'],
    },
    {
      code: 10019,
      constant: 'TRADE_RETCODE_NO_MONEY',
      messages: [{text: 'No money', by: 'terminal', source: 'GH'}],
      library: 'not enough money',
      meaning: 'There isn’t enough free margin for the request.',
      action:
        'Use a smaller volume, or wait until open positions have closed. Nothing is wrong with the installation. [Full steps](/docs/support/troubleshooting/error-codes#error-10019)',
    },
    {
      code: 10020,
      constant: 'TRADE_RETCODE_PRICE_CHANGED',
      library: 'price changed',
      meaning: 'The price moved while the request was on its way.',
      action: 'No action needed. It usually clears up on its own, and the EA can try again.',
      asked: ['price changed while sending', 'price changed on the way'],
    },
    {
      code: 10021,
      constant: 'TRADE_RETCODE_PRICE_OFF',
      messages: [{text: 'No prices', by: 'terminal', source: 'MTAPI-131'}],
      library: 'off quotes',
      meaning: 'There’s no quote for the request.',
      action: 'Wait. If it keeps happening during the session, ask the broker.',
      asked: ['off quotes bot cannot open', 'no liquidity at night order not taken'],
    },
    {
      code: 10022,
      constant: 'TRADE_RETCODE_INVALID_EXPIRATION',
      library: 'invalid expiration',
      meaning: 'The expiry date of the order isn’t accepted.',
      action:
        'If the EA has an input for expiry, change it or turn it off. Without expiry, its pending orders stay until they’re filled or deleted.',
      asked: ['pending expiry date not accepted', 'expiration date of pending refused'],
    },
    {
      code: 10023,
      constant: 'TRADE_RETCODE_ORDER_CHANGED',
      library: 'order changed',
      meaning: 'The state of the order changed while the request was on its way.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 10024,
      constant: 'TRADE_RETCODE_TOO_MANY_REQUESTS',
      library: 'too many requests',
      meaning: 'Requests are being sent too close together.',
      action:
        'Run fewer EAs on the account, but don’t remove one that has open positions. If a single EA causes it, send its log to support.',
      asked: ['too many requests flood the server', 'bot spams the server'],
    },
    {
      code: 10025,
      constant: 'TRADE_RETCODE_NO_CHANGES',
      library: 'no changes',
      meaning: 'No failure. The request asked for values that are already set.',
      action: 'No action needed.',
      asked: ['modifies to the same stop over and over', 'nothing changed message fills the log'],
    },
    {
      code: 10026,
      constant: 'TRADE_RETCODE_SERVER_DISABLES_AT',
      library: 'auto trading disabled by server',
      meaning: 'The server doesn’t allow EAs to trade on this account.',
      action:
        'Ask the broker to allow it. No setting in the terminal changes this. [What to ask](/docs/support/troubleshooting/error-codes#error-4112)',
      asked: ['autotrading disabled by server', "eas switched off at the broker's side"],
    },
    {
      code: 10027,
      constant: 'TRADE_RETCODE_CLIENT_DISABLES_AT',
      messages: [{text: 'AutoTrading disabled by client', by: 'terminal', source: 'LINUX-51'}],
      library: 'auto trading disabled by client',
      meaning: 'The terminal doesn’t allow EAs to trade.',
      action:
        'If the EA doesn’t run on a VPS or virtual hosting, check its inputs, turn on **Algo Trading** on the toolbar, and tick **Allow Algo Trading** on the EA’s **Common** tab. [Full steps](/docs/support/troubleshooting/error-codes#error-10027)',
    },
    {
      code: 10028,
      constant: 'TRADE_RETCODE_LOCKED',
      library: 'locked',
      meaning: 'The request is locked while it’s being processed.',
      action: 'Wait.',
      asked: ['order is locked being processed'],
    },
    {
      code: 10029,
      constant: 'TRADE_RETCODE_FROZEN',
      messages: [
        {
          text: 'Modification failed due to order or position being close to market',
          by: 'terminal',
          source: 'GH',
        },
      ],
      library: 'frozen',
      meaning:
        'The order or position is too close to the market to be changed, because it’s within the freeze level.',
      action: 'Wait until the price has moved away or the order is filled.',
      asked: ['cannot modify order too near market', 'freeze level blocks my change'],
    },
    {
      code: 10030,
      constant: 'TRADE_RETCODE_INVALID_FILL',
      messages: [{text: 'Unsupported filling mode', by: 'terminal', source: 'BONGO-1'}],
      library: 'invalid fill',
      meaning: 'The symbol doesn’t support the filling mode that the request asks for.',
      action:
        'If the EA has an input for the filling mode, choose one that the symbol’s **Specification** lists. Otherwise send the log to support. [Full steps](/docs/support/troubleshooting/error-codes#error-10030)',
    },
    {
      code: 10031,
      constant: 'TRADE_RETCODE_CONNECTION',
      messages: [
        {
          text: 'Request rejected due to absence of network connection',
          by: 'terminal',
          source: 'GH',
        },
      ],
      library: 'no connection',
      meaning: 'The terminal has no connection to the trade server.',
      action: 'Follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      code: 10032,
      constant: 'TRADE_RETCODE_ONLY_REAL',
      library: 'only real',
      meaning: 'The operation is for live accounts only.',
      action: 'Check which account the terminal is logged in to.',
      asked: ['only live accounts may trade this'],
    },
    {
      code: 10033,
      constant: 'TRADE_RETCODE_LIMIT_ORDERS',
      library: 'limit orders',
      meaning: 'The number of pending orders has reached the limit for the account.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
      asked: ['too many pending orders'],
    },
    {
      code: 10034,
      constant: 'TRADE_RETCODE_LIMIT_VOLUME',
      library: 'limit volume',
      meaning: 'The volume of orders and positions in this symbol has reached its limit.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
      asked: ['volume cap of one pair'],
    },
    {
      code: 10035,
      constant: 'TRADE_RETCODE_INVALID_ORDER',
      library: 'invalid order',
      meaning: 'This order type is wrong or isn’t permitted for the symbol.',
      action: 'Check the symbol’s specification, and ask the broker.',
      asked: ['order type not permitted for this symbol'],
    },
    {
      code: 10036,
      constant: 'TRADE_RETCODE_POSITION_CLOSED',
      messages: [{text: "Position doesn't exist", by: 'terminal', source: 'GRID-4'}],
      library: 'position closed',
      meaning: 'The position is already closed, or doesn’t exist.',
      action: remedies.positionGone,
      asked: ['position already closed when robot tries'],
    },
    {
      code: 10038,
      constant: 'TRADE_RETCODE_INVALID_CLOSE_VOLUME',
      library: 'unknown retcode 10038',
      meaning: 'The EA tried to close more volume than the position has. This is a bug in the EA.',
      action: remedies.sendLog,
      asked: ['close volume bigger than open'],
    },
    {
      code: 10039,
      constant: 'TRADE_RETCODE_CLOSE_ORDER_EXIST',
      // Older copies of the library have no text for it.
      messages: [{text: 'unknown retcode 10039', by: 'library', source: 'TRADE.MQH'}],
      library: 'close order already exists',
      meaning: 'There’s already an order to close this position (hedging accounts).',
      action: 'Wait until that order is done.',
      asked: ['closing order already exists'],
    },
    {
      code: 10040,
      constant: 'TRADE_RETCODE_LIMIT_POSITIONS',
      // Older copies of the library have no text for it.
      messages: [{text: 'unknown retcode 10040', by: 'library', source: 'TRADE.MQH'}],
      library: 'limit positions',
      meaning:
        'The number of open positions has reached the limit that the server sets for the account. On a hedging account, pending orders count as well.',
      action:
        'Follow [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
    },
    {
      code: 10041,
      constant: 'TRADE_RETCODE_REJECT_CANCEL',
      library: 'unknown retcode 10041',
      meaning: 'The activation of a pending order was rejected, and the order was cancelled.',
      action: 'Read the **Journal** tab for the reason.',
      asked: ['pending was triggered but then cancelled'],
    },
    {
      code: 10042,
      constant: 'TRADE_RETCODE_LONG_ONLY',
      library: 'unknown retcode 10042',
      meaning: 'Only buying is allowed for this symbol: “Only long positions are allowed”.',
      action: 'Check the symbol’s specification, and ask the broker.',
      asked: ['only buy allowed', 'stock or index cannot be shorted'],
    },
    {
      code: 10043,
      constant: 'TRADE_RETCODE_SHORT_ONLY',
      library: 'unknown retcode 10043',
      meaning: 'Only selling is allowed for this symbol: “Only short positions are allowed”.',
      action: 'Check the symbol’s specification, and ask the broker.',
      asked: ['only selling allowed'],
    },
    {
      code: 10044,
      constant: 'TRADE_RETCODE_CLOSE_ONLY',
      messages: [{text: 'Only position closing is allowed', by: 'terminal', source: 'GH'}],
      library: 'unknown retcode 10044',
      meaning:
        'Positions in this symbol can be closed, but no new ones can be opened. Its **Specification** says **Close only**.',
      action:
        'The EA can still close what it has open. See [what to ask the broker](/docs/support/faq/setup#symbol-disabled).',
      asked: [
        'instrument in liquidation mode no new trades',
        'broker lets me only exit this symbol',
      ],
    },
    {
      code: 10045,
      constant: 'TRADE_RETCODE_FIFO_CLOSE',
      library: 'unknown retcode 10045',
      meaning:
        'The account has to close a symbol’s oldest position first (FIFO), and this one isn’t the oldest.',
      action:
        'Ask the broker about the account type. The oldest position has to be closed first, but don’t close it just to get rid of the error.',
      asked: ['FIFO rule violation', 'oldest first rule refuses my exit'],
    },
    {
      code: 10046,
      constant: 'TRADE_RETCODE_HEDGE_PROHIBITED',
      library: 'unknown retcode 10046',
      meaning: 'The account doesn’t allow opposite positions in one symbol.',
      action: 'Ask the broker whether another account type allows it.',
      asked: ['robot cannot open opposite trade', 'hedge prohibited us broker'],
    },
  ],
};
