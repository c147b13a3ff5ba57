import type {ReturnCodeTable} from './types';

/** MT5: the errors of a running program that a trader may meet. */
export const mt5Runtime: ReturnCodeTable = {
  platform: 'mt5',
  kind: 'runtime',
  source: 'Q5-ERR',
  confidence: 'sure',
  codes: [
    {
      code: 4001,
      constant: 'ERR_INTERNAL_ERROR',
      meaning: 'An internal error of the terminal.',
      action: 'Restart the terminal.',
    },
    {
      code: 4002,
      constant: 'ERR_WRONG_INTERNAL_PARAMETER',
      meaning: 'The terminal was given a value it cannot use, in a call of its own.',
      action:
        'Check the inputs of the EA and restart the terminal. If it stays, send the log to support.',
    },
    {
      code: 4003,
      constant: 'ERR_INVALID_PARAMETER',
      meaning: 'A function was given a value it cannot use. Often it comes from an input.',
      action: 'Check the inputs of the EA. If they are right, send the log to support.',
    },
    {
      code: 4004,
      constant: 'ERR_NOT_ENOUGH_MEMORY',
      meaning: 'There is not enough memory.',
      action:
        'Close charts you do not need, lower **Max bars in chart**, and restart the terminal.',
    },
    {
      code: 4014,
      constant: 'ERR_FUNCTION_NOT_ALLOWED',
      meaning:
        'The call is not allowed, for example because a web address is missing from the list of allowed ones.',
      action:
        'If the instructions of the EA name an address, add it under **Tools > Options > Expert Advisors**.',
    },
    {
      code: 4022,
      constant: 'ERR_PROGRAM_STOPPED',
      meaning: 'A test was stopped from outside.',
      action: 'Nothing: it concerns the Strategy Tester, not a live chart.',
    },
    {
      code: 4104,
      constant: 'ERR_CHART_NO_EXPERT',
      meaning: 'The chart that was to take an event has no EA on it.',
      action: 'Attach the EA to the chart it belongs to.',
    },
    {
      code: 4301,
      constant: 'ERR_MARKET_UNKNOWN_SYMBOL',
      meaning: 'The account has no symbol of this name.',
      action: 'Take the exact name from Market Watch, with any prefix or suffix of the broker.',
    },
    {
      code: 4302,
      constant: 'ERR_MARKET_NOT_SELECTED',
      meaning: 'The symbol is not shown in Market Watch, so programs get no data of it.',
      action: 'Right-click in Market Watch and show the symbol.',
    },
    {
      code: 4305,
      constant: 'ERR_MARKET_SELECT_ERROR',
      meaning: 'A symbol could not be added to Market Watch or taken out of it.',
      action:
        'Check the spelling of the symbol in the inputs, and show it in Market Watch yourself.',
    },
    {
      code: 4306,
      constant: 'ERR_MARKET_SELECT_LIMIT',
      meaning: 'There are too many symbols in Market Watch.',
      action: 'Hide symbols you do not use.',
    },
    {
      code: 4401,
      constant: 'ERR_HISTORY_NOT_FOUND',
      meaning: 'The price history that was asked for was not found.',
      action: 'Open a chart of the symbol and let its history load.',
    },
    {
      code: 4403,
      constant: 'ERR_HISTORY_TIMEOUT',
      meaning: 'The price history did not arrive in time.',
      action: 'Wait, then attach the EA again. Check the connection if it repeats.',
    },
    {
      code: 4404,
      constant: 'ERR_HISTORY_BARS_LIMIT',
      meaning: 'More bars were asked for than the terminal is set to keep.',
      action:
        'Raise **Max bars in chart** under **Tools > Options > Charts** and restart the terminal.',
    },
    {
      code: 4510,
      constant: 'ERR_MAIL_SEND_FAILED',
      meaning: 'An e-mail could not be sent.',
      action: 'Check **Tools > Options > Email**. Trading goes on.',
    },
    {
      code: 4515,
      constant: 'ERR_NOTIFICATION_SEND_FAILED',
      meaning: 'A push notification could not be sent.',
      action:
        'Check the connection, and send a test under **Tools > Options > Notifications**. Trading goes on.',
    },
    {
      code: 4516,
      constant: 'ERR_NOTIFICATION_WRONG_PARAMETER',
      meaning: 'A push notification had no text.',
      action: 'Trading goes on. If it repeats, send the log to support.',
    },
    {
      code: 4517,
      constant: 'ERR_NOTIFICATION_WRONG_SETTINGS',
      meaning: 'Push notifications are turned off, or no MetaQuotes ID is given.',
      action:
        'Set them up under **Tools > Options > Notifications**, or turn off the input that sends them.',
    },
    {
      code: 4518,
      constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
      meaning: 'Push notifications follow one another too closely.',
      action: 'Let fewer charts or EAs send notifications. Trading goes on.',
    },
    {
      code: 4752,
      constant: 'ERR_TRADE_DISABLED',
      meaning: 'Trading by EAs is prohibited.',
      action:
        'Turn on **Algo Trading** in the toolbar, and tick **Allow Algo Trading** on the Common tab of the EA. Otherwise ask the broker.',
    },
    {
      code: 4753,
      constant: 'ERR_TRADE_POSITION_NOT_FOUND',
      meaning: 'There is no such position; as a rule it has been closed already.',
      action: 'Nothing, unless it repeats.',
    },
    {
      code: 4754,
      constant: 'ERR_TRADE_ORDER_NOT_FOUND',
      meaning: 'There is no such order; as a rule it has been filled or deleted already.',
      action: 'Nothing, unless it repeats.',
    },
    {
      code: 4755,
      constant: 'ERR_TRADE_DEAL_NOT_FOUND',
      meaning: 'There is no such deal in the history that was read.',
      action: 'Nothing, unless it repeats.',
    },
    {
      code: 4756,
      constant: 'ERR_TRADE_SEND_FAILED',
      meaning:
        'The trade request was not sent or not accepted. The reason is another number in the same line.',
      action:
        'Look for the number from 10004 to 10046 beside it, and read that row under [Error codes](/docs/support/troubleshooting/error-codes).',
    },
    {
      code: 4758,
      constant: 'ERR_TRADE_CALC_FAILED',
      meaning: 'Profit or margin could not be calculated.',
      action: 'Check that the symbol is shown in Market Watch and has quotes.',
    },
    {
      code: 4801,
      constant: 'ERR_INDICATOR_UNKNOWN_SYMBOL',
      meaning: 'An indicator was asked for a symbol that the account does not have.',
      action: 'Take the exact name from Market Watch, with any prefix or suffix of the broker.',
    },
    {
      code: 4802,
      constant: 'ERR_INDICATOR_CANNOT_CREATE',
      meaning:
        'An indicator that the EA needs could not be started. As a rule its file is missing.',
      action:
        'Put the indicator files that came with the EA into `MQL5\\Indicators` and restart the terminal.',
    },
    {
      code: 4806,
      constant: 'ERR_INDICATOR_DATA_NOT_FOUND',
      meaning: 'The values of an indicator are not ready yet.',
      action: 'Wait until the history has loaded. If it stays, send the log to support.',
    },
    {
      code: 5001,
      constant: 'ERR_TOO_MANY_FILES',
      meaning: 'A program may hold 64 files open at a time, and more were to be opened.',
      action: 'Restart the terminal. If it repeats, send the log to support.',
    },
    {
      code: 5002,
      constant: 'ERR_WRONG_FILENAME',
      meaning: 'The file name is not valid.',
      action: 'Correct the file name in the inputs.',
    },
    {
      code: 5003,
      constant: 'ERR_TOO_LONG_FILENAME',
      meaning: 'The file name is too long.',
      action: 'Choose a shorter file name in the inputs.',
    },
    {
      code: 5004,
      constant: 'ERR_CANNOT_OPEN_FILE',
      meaning: 'A file could not be opened.',
      action: 'Close other programs that use the file. Files of an EA belong in `MQL5\\Files`.',
    },
    {
      code: 5019,
      constant: 'ERR_FILE_NOT_EXIST',
      meaning: 'The file does not exist.',
      action: 'Correct the name in the inputs, or put the file into `MQL5\\Files`.',
    },
    {
      code: 5020,
      constant: 'ERR_FILE_CANNOT_REWRITE',
      meaning: 'The file cannot be overwritten.',
      action: 'Close other programs that use the file, and check that it is not write-protected.',
    },
    {
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      meaning: 'The web address is not valid.',
      action: 'Compare the address in the inputs with the one in the instructions of the EA.',
    },
    {
      code: 5201,
      constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
      meaning: 'The web address could not be reached.',
      action: 'Open the address in a browser on the same machine; check firewall and proxy.',
    },
    {
      code: 5202,
      constant: 'ERR_WEBREQUEST_TIMEOUT',
      meaning: 'The web address did not answer in time.',
      action: 'Usually it passes. If it stays, check the connection of the machine.',
    },
    {
      code: 5203,
      constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
      meaning: 'The web request failed.',
      action: 'Try again later. If it stays, send the log to support.',
    },
    {
      code: 5270,
      constant: 'ERR_NETSOCKET_INVALIDHANDLE',
      meaning: 'The program used a network connection that is not open.',
      action: 'Attach the EA again. If it repeats, send the log to support.',
    },
    {
      code: 5271,
      constant: 'ERR_NETSOCKET_TOO_MANY_OPENED',
      meaning: '128 network connections are open, and no more are allowed.',
      action: 'Restart the terminal. If it repeats, send the log to support.',
    },
    {
      code: 5272,
      constant: 'ERR_NETSOCKET_CANNOT_CONNECT',
      meaning: 'The other machine could not be reached.',
      action: 'Check connection, firewall and proxy.',
    },
    {
      code: 5273,
      constant: 'ERR_NETSOCKET_IO_ERROR',
      meaning: 'Data could not be sent or received.',
      action: 'Usually it passes. If it stays, check the connection of the machine.',
    },
    {
      code: 5274,
      constant: 'ERR_NETSOCKET_HANDSHAKE_FAILED',
      meaning: 'A secure connection (TLS) could not be set up.',
      action:
        'Check date and time of the machine, firewall and antivirus. If it stays, send the log to support.',
    },
    {
      code: 65536,
      constant: 'ERR_USER_ERROR_FIRST',
      andHigher: true,
      meaning: 'Not a number of MetaTrader: the author of the EA chose it.',
      action: 'Send the whole line to support, with the name of the EA.',
    },
  ],
};
