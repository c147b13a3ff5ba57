import type {ReturnCodeTable} from './types';

/** MT4: the errors of a running program that a trader may meet. */
export const mt4Runtime: ReturnCodeTable = {
  platform: 'mt4',
  kind: 'runtime',
  source: 'Q4-ERR',
  confidence: 'sure',
  codes: [
    {
      code: 4000,
      constant: 'ERR_NO_MQLERROR',
      meaning: 'No error: the program reports that all went well.',
      action: 'Nothing.',
    },
    {
      code: 4002,
      constant: 'ERR_ARRAY_INDEX_OUT_OF_RANGE',
      meaning: 'The program reached past the end of a list. This is a fault in the program.',
      action: 'Send the log of the day to support.',
    },
    {
      code: 4013,
      constant: 'ERR_ZERO_DIVIDE',
      meaning: 'The program divided by zero. Often an input is 0, or there are no prices yet.',
      action:
        'Look for an input set to 0, and let the chart load its history. If it stays, send the log to support.',
    },
    {
      code: 4014,
      constant: 'ERR_UNKNOWN_COMMAND',
      meaning: 'The EA file is damaged, or was built for another version of the terminal.',
      action: 'Update the terminal, then install the EA file again from where you received it.',
    },
    {
      code: 4017,
      constant: 'ERR_DLL_CALLS_NOT_ALLOWED',
      meaning: 'The EA needs a DLL, and DLL imports are not allowed.',
      action: 'If you trust where the EA comes from, tick **Allow DLL imports** on its Common tab.',
    },
    {
      code: 4018,
      constant: 'ERR_CANNOT_LOAD_LIBRARY',
      meaning:
        'A DLL could not be loaded: it is missing, blocked, of the wrong bitness, or lacks its own runtime.',
      action: 'Work through [Installer errors](/docs/support/troubleshooting/installer-errors).',
    },
    {
      code: 4019,
      constant: 'ERR_CANNOT_CALL_FUNCTION',
      meaning: 'The DLL or library is of another version than the EA expects.',
      action: 'Install all files of the EA again, together.',
    },
    {
      code: 4020,
      constant: 'ERR_EXTERNAL_CALLS_NOT_ALLOWED',
      meaning: 'The EA uses a library, and importing from other experts is not allowed.',
      action: 'Tick **Allow import of external experts** on the Common tab of the EA.',
    },
    {
      code: 4023,
      constant: 'ERR_DLLFUNC_CRITICALERROR',
      meaning: 'A DLL crashed while the EA was using it.',
      action: 'Restart the terminal. If it happens again, send the log to support.',
    },
    {
      code: 4024,
      constant: 'ERR_INTERNAL_ERROR',
      meaning: 'An internal error of the terminal.',
      action: 'Restart the terminal.',
    },
    {
      code: 4025,
      constant: 'ERR_OUT_OF_MEMORY',
      meaning: 'The terminal has run out of memory.',
      action:
        'Close charts you do not need, lower **Max bars in chart**, and restart the terminal.',
    },
    {
      code: 4030,
      constant: 'ERR_CHART_NOREPLY',
      meaning: 'The chart does not answer.',
      action: 'Restart the terminal. If it stays, open a new chart for the EA.',
    },
    {
      code: 4051,
      constant: 'ERR_INVALID_FUNCTION_PARAMVALUE',
      meaning: 'A function was given a value it cannot use. Often it comes from an input.',
      action: 'Check the inputs of the EA. If they are right, send the log to support.',
    },
    {
      code: 4055,
      constant: 'ERR_CUSTOM_INDICATOR_ERROR',
      meaning: 'An indicator that the EA uses has failed.',
      action: 'Check that the indicator files that came with the EA are in `MQL4\\Indicators`.',
    },
    {
      code: 4059,
      constant: 'ERR_FUNC_NOT_ALLOWED_IN_TESTING',
      meaning: 'The Strategy Tester does not allow this call.',
      action: 'Nothing: it concerns the tester, not a live chart.',
    },
    {
      code: 4060,
      constant: 'ERR_FUNCTION_NOT_CONFIRMED',
      meaning:
        'The call is not allowed, for example because a web address is missing from the list of allowed ones.',
      action:
        'If the instructions of the EA name an address, add it under **Tools > Options > Expert Advisors**.',
      confidence: 'likely',
    },
    {
      code: 4066,
      constant: 'ERR_HISTORY_WILL_UPDATED',
      meaning: 'The price history is still being loaded.',
      action: 'Wait. Keep the chart open until it is complete.',
    },
    {
      code: 4072,
      constant: 'ERR_INDICATOR_CANNOT_LOAD',
      meaning: 'An indicator that the EA needs could not be loaded.',
      action:
        'Put the indicator files that came with the EA into `MQL4\\Indicators` and restart the terminal.',
    },
    {
      code: 4073,
      constant: 'ERR_NO_HISTORY_DATA',
      meaning: 'There is no price history for this symbol and timeframe.',
      action:
        'Open the chart and scroll back with the Home key so that it loads, or use **Tools > History Center**.',
    },
    {
      code: 4103,
      constant: 'ERR_CANNOT_OPEN_FILE',
      meaning: 'A file could not be opened.',
      action: 'Close other programs that use the file. Files of an EA belong in `MQL4\\Files`.',
    },
    {
      code: 4105,
      constant: 'ERR_NO_ORDER_SELECTED',
      meaning: 'The program used an order before choosing one. This is a fault in the program.',
      action: 'Send the log of the day to support.',
    },
    {
      code: 4106,
      constant: 'ERR_UNKNOWN_SYMBOL',
      meaning: 'The account has no symbol of this name.',
      action: 'Take the exact name from Market Watch, with any prefix or suffix of the broker.',
    },
    {
      code: 4107,
      constant: 'ERR_INVALID_PRICE_PARAM',
      meaning: 'The price in the call is not valid.',
      action:
        'Check inputs that hold prices or distances. If they are right, send the log to support.',
    },
    {
      code: 4108,
      constant: 'ERR_INVALID_TICKET',
      meaning: 'There is no such order any more; as a rule it has been closed already.',
      action: 'Nothing, unless it repeats.',
    },
    {
      code: 4109,
      constant: 'ERR_TRADE_NOT_ALLOWED',
      meaning:
        'Trading by the EA is not allowed: **Allow live trading** is not ticked, or AutoTrading is off.',
      action:
        'Turn on **AutoTrading** in the toolbar, and tick **Allow live trading** on the Common tab of the EA.',
    },
    {
      code: 4110,
      constant: 'ERR_LONGS_NOT_ALLOWED',
      meaning: 'The EA may not buy: its direction is set to Only Short.',
      action: 'Set the direction on the Common tab of the EA to **Long & Short**.',
    },
    {
      code: 4111,
      constant: 'ERR_SHORTS_NOT_ALLOWED',
      meaning: 'The EA may not sell: its direction is set to Only Long.',
      action: 'Set the direction on the Common tab of the EA to **Long & Short**.',
    },
    {
      code: 4112,
      constant: 'ERR_TRADE_EXPERT_DISABLED_BY_SERVER',
      meaning: 'The broker does not allow EAs to trade on this account.',
      action: 'Ask the broker. Nothing in the terminal changes it.',
    },
    {
      code: 4220,
      constant: 'ERR_SYMBOL_SELECT',
      meaning: 'A symbol could not be added to Market Watch.',
      action:
        'Check the spelling of the symbol in the inputs, and show it in Market Watch yourself.',
    },
    {
      code: 4250,
      constant: 'ERR_NOTIFICATION_ERROR',
      meaning: 'A push notification could not be sent.',
      action:
        'Check the connection, and send a test under **Tools > Options > Notifications**. Trading goes on.',
    },
    {
      code: 4251,
      constant: 'ERR_NOTIFICATION_PARAMETER',
      meaning: 'A push notification had no usable text.',
      action: 'Trading goes on. If it repeats, send the log to support.',
    },
    {
      code: 4252,
      constant: 'ERR_NOTIFICATION_SETTINGS',
      meaning: 'Push notifications are turned off, or no MetaQuotes ID is given.',
      action:
        'Set them up under **Tools > Options > Notifications**, or turn off the input that sends them.',
    },
    {
      code: 4253,
      constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
      meaning: 'Push notifications follow one another too closely.',
      action: 'Let fewer charts or EAs send notifications. Trading goes on.',
    },
    {
      code: 5004,
      constant: 'ERR_FILE_CANNOT_OPEN',
      meaning: 'A file could not be opened.',
      action: 'Close other programs that use the file. Files of an EA belong in `MQL4\\Files`.',
    },
    {
      code: 5019,
      constant: 'ERR_FILE_IS_DIRECTORY',
      meaning: 'The name belongs to a folder, not to a file.',
      action: 'Correct the file name in the inputs.',
    },
    {
      code: 5020,
      constant: 'ERR_FILE_NOT_EXIST',
      meaning: 'The file does not exist.',
      action: 'Correct the name in the inputs, or put the file into `MQL4\\Files`.',
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
  ],
};
