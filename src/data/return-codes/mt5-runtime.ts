import {attachAgainIf, remedies} from './remedies';
import type {ReturnCodeTable} from './types';

/** MT5: the errors of a running program that a trader may meet. */
export const mt5Runtime: ReturnCodeTable = {
  platform: 'mt5',
  kind: 'runtime',
  source: 'Q5-ERR',
  confidence: 'sure',
  // Older than some of the codes. Where it has no text, or another one, EAs print the reference's.
  librarySource: 'ERRDESC5',
  codes: [
    {
      code: 4001,
      constant: 'ERR_INTERNAL_ERROR',
      library: 'Unexpected internal error',
      meaning: 'An internal error in the terminal.',
      action: 'Restart the terminal.',
    },
    {
      code: 4002,
      constant: 'ERR_WRONG_INTERNAL_PARAMETER',
      library: 'Wrong parameter in the inner call of the client terminal function',
      meaning: 'One of the terminal’s own calls was given a value it can’t use.',
      action:
        'Check the EA’s inputs and restart the terminal. If the error comes back, send the log to support.',
    },
    {
      code: 4003,
      constant: 'ERR_INVALID_PARAMETER',
      library: 'Wrong parameter when calling the system function',
      meaning: 'A function was given a value it can’t use, often one from an input.',
      action: remedies.checkInputs,
    },
    {
      code: 4004,
      constant: 'ERR_NOT_ENOUGH_MEMORY',
      library: 'Not enough memory to perform the system function',
      meaning: 'There isn’t enough memory.',
      action: remedies.freeMemory,
    },
    {
      code: 4006,
      constant: 'ERR_INVALID_ARRAY',
      library: 'Array of a wrong type, wrong size, or a damaged object of a dynamic array',
      meaning:
        'The program used a list where that list isn’t valid. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4007,
      constant: 'ERR_ARRAY_RESIZE_ERROR',
      library:
        'Not enough memory for the relocation of an array, or an attempt to change the size of a static array',
      meaning: 'A list couldn’t be resized: memory is short, or the program has a fault.',
      action:
        'Close charts you don’t need and restart the terminal. If it happens again, send the log to support.',
    },
    {
      code: 4012,
      constant: 'ERR_INVALID_POINTER',
      library: 'Wrong pointer',
      meaning: 'The program used an object that doesn’t exist. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4014,
      constant: 'ERR_FUNCTION_NOT_ALLOWED',
      messages: [
        {text: 'Function is not allowed for call', by: 'library', source: 'Q5-ERR'},
        {text: 'Error in WebRequest. Error code', by: 'library', source: 'Q5-WEB'},
        {
          text: "Add the address '…' to the list of allowed URLs on tab 'Expert Advisors'",
          by: 'library',
          source: 'Q5-WEB',
        },
        {
          text: "Add the address '…' in the list of allowed URLs on tab 'Expert Advisors'",
          by: 'library',
          source: 'GH',
        },
      ],
      library: 'System function is not allowed to call',
      meaning:
        'The call isn’t allowed, for example because a web address isn’t on the list of allowed ones.',
      action:
        'If the EA’s instructions name an address, tick **Allow WebRequest for listed URL** under **Tools > Options > Expert Advisors** and add the address. [Full steps](/docs/support/troubleshooting/error-codes#error-4014)',
    },
    {
      code: 4022,
      constant: 'ERR_PROGRAM_STOPPED',
      meaning: 'A test was stopped from outside the program.',
      action: 'Nothing: this affects the Strategy Tester, not a live chart.',
    },
    {
      code: 4024,
      constant: 'ERR_INVALID_HANDLE',
      meaning:
        'The program used something that was never opened or is already closed. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4101,
      constant: 'ERR_CHART_WRONG_ID',
      library: 'Wrong chart ID',
      meaning: 'The program used a chart that doesn’t exist.',
      action: remedies.reattach,
    },
    {
      code: 4102,
      constant: 'ERR_CHART_NO_REPLY',
      library: 'Chart does not respond',
      meaning: 'The chart doesn’t respond.',
      action: remedies.newChart,
    },
    {
      code: 4103,
      constant: 'ERR_CHART_NOT_FOUND',
      library: 'Chart not found',
      meaning: 'A chart that the program uses isn’t open. It may have been closed.',
      action: attachAgainIf('If you closed a chart that the EA had opened'),
    },
    {
      code: 4104,
      constant: 'ERR_CHART_NO_EXPERT',
      library: 'No Expert Advisor in the chart that could handle the event',
      meaning: 'An event was sent to a chart that has no EA on it.',
      action:
        'If an EA is missing from a chart, attach it there and load its preset. Otherwise send the log to support.',
    },
    {
      code: 4105,
      constant: 'ERR_CHART_CANNOT_OPEN',
      library: 'Chart opening error',
      meaning: 'A chart couldn’t be opened.',
      action: `Close charts you don’t need. ${remedies.attachAgain}`,
    },
    {
      code: 4106,
      constant: 'ERR_CHART_CANNOT_CHANGE',
      library: 'Failed to change chart symbol and period',
      meaning: 'The symbol and timeframe of a chart couldn’t be changed.',
      action: remedies.checkSymbol,
    },
    {
      code: 4108,
      constant: 'ERR_CHART_CANNOT_CREATE_TIMER',
      library: 'Failed to create timer',
      meaning: 'The EA’s timer couldn’t be started, so the EA may not work as it should.',
      action: remedies.reattach,
    },
    {
      code: 4109,
      constant: 'ERR_CHART_WRONG_PROPERTY',
      library: 'Wrong chart property ID',
      meaning:
        'The program asked a chart for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4112,
      constant: 'ERR_CHART_TEMPLATE_FAILED',
      library: 'Error applying template',
      meaning: 'A template couldn’t be applied to the chart.',
      action: 'If you chose the template, check its name and that the file is there.',
    },
    {
      code: 4114,
      constant: 'ERR_CHART_INDICATOR_CANNOT_ADD',
      meaning: 'An indicator couldn’t be added to the chart.',
      action: remedies.reattach,
    },
    {
      code: 4201,
      constant: 'ERR_OBJECT_ERROR',
      library: 'Error working with a graphical object',
      meaning: 'Something went wrong with a drawing on the chart.',
      action: remedies.reattach,
    },
    {
      code: 4202,
      constant: 'ERR_OBJECT_NOT_FOUND',
      library: 'Graphical object was not found',
      meaning: 'A line, label or button isn’t on the chart, or isn’t there any more.',
      action: `${attachAgainIf('If you deleted drawings from the chart')} If it happens again, send the log to support.`,
    },
    {
      code: 4203,
      constant: 'ERR_OBJECT_WRONG_PROPERTY',
      library: 'Wrong ID of a graphical object property',
      meaning:
        'The program asked a drawing on the chart for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4301,
      constant: 'ERR_MARKET_UNKNOWN_SYMBOL',
      library: 'Unknown symbol',
      meaning: 'The account has no symbol with this name.',
      action: 'Use the exact name from **Market Watch**, including any prefix or suffix.',
    },
    {
      code: 4302,
      constant: 'ERR_MARKET_NOT_SELECTED',
      messages: [{text: 'Symbol is not selected in MarketWatch', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The symbol isn’t shown in Market Watch, so programs get no data for it.',
      action: 'Right-click in **Market Watch** and show the symbol.',
    },
    {
      code: 4303,
      constant: 'ERR_MARKET_WRONG_PROPERTY',
      library: 'Wrong identifier of a symbol property',
      meaning:
        'The program asked a symbol for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4304,
      constant: 'ERR_MARKET_LASTTIME_UNKNOWN',
      library: 'Time of the last tick is not known (no ticks)',
      meaning: 'The symbol hasn’t had a price yet.',
      action:
        'Wait until its market is open, and check that prices are moving in **Market Watch**.',
    },
    {
      code: 4305,
      constant: 'ERR_MARKET_SELECT_ERROR',
      meaning: 'A symbol couldn’t be added to Market Watch or removed from it.',
      action: remedies.checkSymbol,
    },
    {
      code: 4306,
      constant: 'ERR_MARKET_SELECT_LIMIT',
      meaning: 'There are too many symbols in Market Watch.',
      action: 'Hide symbols you don’t use.',
    },
    {
      code: 4401,
      constant: 'ERR_HISTORY_NOT_FOUND',
      library: 'Requested history not found',
      meaning: 'The price history that the program asked for wasn’t found.',
      action: 'Open a chart of the symbol and let its history load.',
    },
    {
      code: 4402,
      constant: 'ERR_HISTORY_WRONG_PROPERTY',
      library: 'Wrong ID of the history property',
      meaning:
        'The program asked the price history for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4403,
      constant: 'ERR_HISTORY_TIMEOUT',
      meaning: 'The price history didn’t arrive in time.',
      action: `${attachAgainIf('Wait. If that doesn’t help')} If it happens again, check the connection.`,
    },
    {
      code: 4404,
      constant: 'ERR_HISTORY_BARS_LIMIT',
      meaning: 'The program asked for more bars than the terminal is set to keep.',
      action:
        'Raise **Max bars in chart** under **Tools > Options > Charts** and restart the terminal.',
    },
    {
      code: 4405,
      constant: 'ERR_HISTORY_LOAD_ERRORS',
      meaning: 'Errors kept occurring while the price history was being loaded.',
      action: 'Check the connection, open a chart of the symbol and let its history load.',
    },
    {
      code: 4407,
      constant: 'ERR_HISTORY_SMALL_BUFFER',
      meaning:
        'The program asked for more history than it has room for. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4501,
      constant: 'ERR_GLOBALVARIABLE_NOT_FOUND',
      library: 'Global variable of the client terminal is not found',
      meaning: 'A global variable, a value that the terminal stores for programs, doesn’t exist.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4510,
      constant: 'ERR_MAIL_SEND_FAILED',
      library: 'Email sending failed',
      meaning: 'An e-mail couldn’t be sent.',
      action: 'Check **Tools > Options > Email**. Trading continues.',
    },
    {
      code: 4514,
      constant: 'ERR_FTP_SEND_FAILED',
      library: 'File sending via ftp failed',
      meaning: 'A file couldn’t be sent by FTP.',
      action: remedies.checkFtp,
    },
    {
      code: 4515,
      constant: 'ERR_NOTIFICATION_SEND_FAILED',
      meaning: 'A push notification couldn’t be sent.',
      action:
        'Check the connection, and send a test under **Tools > Options > Notifications**. Trading continues.',
    },
    {
      code: 4516,
      constant: 'ERR_NOTIFICATION_WRONG_PARAMETER',
      meaning: 'A push notification had no text.',
      action: 'Trading continues. If the error comes back, send the log to support.',
    },
    {
      code: 4517,
      constant: 'ERR_NOTIFICATION_WRONG_SETTINGS',
      meaning: 'Push notifications are turned off, or no MetaQuotes ID has been entered.',
      action:
        'Set them up under **Tools > Options > Notifications**, or turn off the input that sends them.',
    },
    {
      code: 4518,
      constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
      meaning:
        'Push notifications are being sent too close together. At most 2 a second and 10 a minute are allowed.',
      action: 'Let fewer charts or EAs send notifications. Trading continues.',
    },
    {
      code: 4519,
      constant: 'ERR_FTP_NOSERVER',
      meaning: 'No FTP server has been entered, so a file couldn’t be sent.',
      action: remedies.checkFtp,
    },
    {
      code: 4520,
      constant: 'ERR_FTP_NOLOGIN',
      meaning: 'No FTP login has been entered, so a file couldn’t be sent.',
      action: remedies.checkFtp,
    },
    {
      code: 4521,
      constant: 'ERR_FTP_FILE_ERROR',
      meaning: 'The file to be sent by FTP isn’t in `MQL5\\Files`.',
      action: 'If you chose the file, put it into `MQL5\\Files`.',
    },
    {
      code: 4522,
      constant: 'ERR_FTP_CONNECT_FAILED',
      meaning: 'The FTP server couldn’t be reached.',
      action: remedies.checkFtp,
    },
    {
      code: 4523,
      constant: 'ERR_FTP_CHANGEDIR',
      meaning: 'The folder wasn’t found on the FTP server.',
      action: remedies.checkFtp,
    },
    {
      code: 4603,
      constant: 'ERR_CUSTOM_WRONG_PROPERTY',
      library: 'Wrong ID of the custom indicator property',
      meaning:
        'The program asked an indicator for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4701,
      constant: 'ERR_ACCOUNT_WRONG_PROPERTY',
      library: 'Wrong account property ID',
      meaning:
        'The program asked the account for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4751,
      constant: 'ERR_TRADE_WRONG_PROPERTY',
      library: 'Wrong trade property ID',
      meaning:
        'The program asked an order or position for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4752,
      constant: 'ERR_TRADE_DISABLED',
      library: 'Trading by Expert Advisors prohibited',
      meaning: 'EAs aren’t allowed to trade.',
      action:
        'If the EA doesn’t run on a VPS or virtual hosting, turn on **Algo Trading** on the toolbar, and tick **Allow Algo Trading** on the EA’s **Common** tab. If both are on, ask the broker.',
    },
    {
      code: 4753,
      constant: 'ERR_TRADE_POSITION_NOT_FOUND',
      library: 'Position not found',
      meaning: 'The position doesn’t exist; usually it has already been closed.',
      action: 'Nothing, unless it keeps happening.',
    },
    {
      code: 4754,
      constant: 'ERR_TRADE_ORDER_NOT_FOUND',
      library: 'Order not found',
      meaning: 'The order doesn’t exist; usually it has already been filled or deleted.',
      action: 'Nothing, unless it keeps happening.',
    },
    {
      code: 4755,
      constant: 'ERR_TRADE_DEAL_NOT_FOUND',
      library: 'Deal not found',
      meaning: 'The deal isn’t in the history that the program read.',
      action: 'Nothing, unless it keeps happening.',
    },
    {
      code: 4756,
      constant: 'ERR_TRADE_SEND_FAILED',
      library: 'Trade request sending failed',
      meaning:
        'The trade request wasn’t sent or wasn’t accepted. The number itself doesn’t say why.',
      action:
        'Look for a number from 10004 to 10046 on the same line, or for the words in square brackets on the `failed` line of the **Journal**. Then look it up under [MT5 trade return codes](/docs/support/troubleshooting/error-codes#mt5-trade-return-codes).',
    },
    {
      code: 4758,
      constant: 'ERR_TRADE_CALC_FAILED',
      meaning: 'Profit or margin couldn’t be calculated.',
      action: 'Check that the symbol is shown in **Market Watch** and has quotes.',
    },
    {
      code: 4801,
      constant: 'ERR_INDICATOR_UNKNOWN_SYMBOL',
      library: 'Unknown symbol',
      meaning: 'An indicator was told to use a symbol that the account doesn’t have.',
      action: 'Use the exact name from **Market Watch**, including any prefix or suffix.',
    },
    {
      code: 4802,
      constant: 'ERR_INDICATOR_CANNOT_CREATE',
      messages: [
        {text: "cannot load custom indicator '…' [4802]", by: 'terminal', source: 'B5-ICUSTOM'},
        {text: "indicator create error in '…'", by: 'terminal', source: 'MQL5-ART'},
      ],
      library: 'Indicator cannot be created',
      meaning: 'An indicator that the EA needs couldn’t be started. Usually its file is missing.',
      action:
        'Put the indicator files that came with the EA into `MQL5\\Indicators` and restart the terminal.',
    },
    {
      code: 4803,
      constant: 'ERR_INDICATOR_NO_MEMORY',
      library: 'Not enough memory to add the indicator',
      meaning: 'There isn’t enough memory for an indicator.',
      action: remedies.freeMemory,
    },
    {
      code: 4804,
      constant: 'ERR_INDICATOR_CANNOT_APPLY',
      library: 'The indicator cannot be applied to another indicator',
      meaning: 'An indicator can’t be put on top of another indicator.',
      action: remedies.sendLog,
    },
    {
      code: 4805,
      constant: 'ERR_INDICATOR_CANNOT_ADD',
      library: 'Error applying an indicator to chart',
      meaning: 'An indicator couldn’t be put on the chart.',
      action: remedies.reattach,
    },
    {
      code: 4806,
      constant: 'ERR_INDICATOR_DATA_NOT_FOUND',
      library: 'Requested data not found',
      meaning: 'An indicator’s values aren’t ready yet.',
      action:
        'Wait until the history has loaded. If the error comes back, send the log to support.',
    },
    {
      code: 4807,
      constant: 'ERR_INDICATOR_WRONG_HANDLE',
      messages: [{text: 'Wrong indicator handle', by: 'library', source: 'Q5-ERR'}],
      meaning: 'An indicator that the program relies on was never created, or has been released.',
      action: `${attachAgainIf('Look for 4802 on the lines before it. If it isn’t there')} If the error comes back, send the log to support.`,
    },
    {
      code: 4808,
      constant: 'ERR_INDICATOR_WRONG_PARAMETERS',
      library: 'Wrong number of parameters when creating an indicator',
      meaning:
        'An indicator was called with too many or too few values. Its file may not be the version that the EA expects.',
      action:
        'Install all the EA’s files again, together. If it happens again, send the log to support.',
    },
    {
      code: 4809,
      constant: 'ERR_INDICATOR_PARAMETERS_MISSING',
      library: 'No parameters when creating an indicator',
      meaning: 'An indicator was called without its values. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4811,
      constant: 'ERR_INDICATOR_PARAMETER_TYPE',
      library: 'Invalid parameter type in the array when creating an indicator',
      meaning:
        'An indicator was called with a value of the wrong kind. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4812,
      constant: 'ERR_INDICATOR_WRONG_INDEX',
      library: 'Wrong index of the requested indicator buffer',
      meaning:
        'The program asked an indicator for a line that it doesn’t have. Its file may not be the version that the EA expects.',
      action:
        'Install all the EA’s files again, together. If it happens again, send the log to support.',
    },
    {
      code: 4901,
      constant: 'ERR_BOOKS_CANNOT_ADD',
      library: 'Depth Of Market can not be added',
      meaning: 'The symbol’s Depth of Market couldn’t be opened.',
      action: 'Ask the broker whether the symbol has a Depth of Market.',
    },
    {
      code: 4902,
      constant: 'ERR_BOOKS_CANNOT_DELETE',
      library: 'Depth Of Market can not be removed',
      meaning: 'The symbol’s Depth of Market couldn’t be closed.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4903,
      constant: 'ERR_BOOKS_CANNOT_GET',
      library: 'The data from Depth Of Market can not be obtained',
      meaning: 'The symbol’s Depth of Market couldn’t be read.',
      action: 'Ask the broker whether the symbol has a Depth of Market.',
    },
    {
      code: 4904,
      constant: 'ERR_BOOKS_CANNOT_SUBSCRIBE',
      library: 'Error in subscribing to receive new data from Depth Of Market',
      meaning: 'The program couldn’t get updates of the symbol’s Depth of Market.',
      action: 'Ask the broker whether the symbol has a Depth of Market.',
    },
    {
      code: 5001,
      constant: 'ERR_TOO_MANY_FILES',
      library: 'More than 64 files cannot be opened at the same time',
      meaning: 'The program tried to keep more than 64 files open at the same time.',
      action: remedies.restart,
    },
    {
      code: 5002,
      constant: 'ERR_WRONG_FILENAME',
      library: 'Invalid file name',
      meaning: 'The file name isn’t valid.',
      action: remedies.checkFileName,
    },
    {
      code: 5003,
      constant: 'ERR_TOO_LONG_FILENAME',
      library: 'Too long file name',
      meaning: 'The file name is too long.',
      action: 'If the EA has an input for the file name, choose a shorter one.',
    },
    {
      code: 5004,
      constant: 'ERR_CANNOT_OPEN_FILE',
      library: 'File opening error',
      meaning: 'A file couldn’t be opened.',
      action:
        'Close other programs that use the file. Files that an EA uses belong in `MQL5\\Files`, or in the shared `Common\\Files` folder if its instructions say so.',
    },
    {
      code: 5005,
      constant: 'ERR_FILE_CACHEBUFFER_ERROR',
      library: 'Not enough memory for cache to read',
      meaning: 'There isn’t enough memory to read a file.',
      action: remedies.freeMemory,
    },
    {
      code: 5006,
      constant: 'ERR_CANNOT_DELETE_FILE',
      library: 'File deleting error',
      meaning: 'A file couldn’t be deleted.',
      action: remedies.releaseFile,
    },
    {
      code: 5007,
      constant: 'ERR_INVALID_FILEHANDLE',
      library: 'A file with this handle was closed, or was not opening at all',
      meaning:
        'The program used a file that isn’t open. Often it couldn’t be opened in the first place.',
      action:
        'Read the lines before it on the **Experts** tab. If they don’t name a file, send the log to support.',
    },
    {
      code: 5008,
      constant: 'ERR_WRONG_FILEHANDLE',
      library: 'Wrong file handle',
      meaning: 'The program used a file that doesn’t exist. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5009,
      constant: 'ERR_FILE_NOTTOWRITE',
      library: 'The file must be opened for writing',
      meaning:
        'The program wrote to a file that it hadn’t opened for writing. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5010,
      constant: 'ERR_FILE_NOTTOREAD',
      library: 'The file must be opened for reading',
      meaning:
        'The program read a file that it hadn’t opened for reading. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5011,
      constant: 'ERR_FILE_NOTBIN',
      library: 'The file must be opened as a binary one',
      meaning:
        'The program needs a file as binary data but opened it as text. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5012,
      constant: 'ERR_FILE_NOTTXT',
      library: 'The file must be opened as a text',
      meaning:
        'The program needs a file as text but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5013,
      constant: 'ERR_FILE_NOTTXTORCSV',
      library: 'The file must be opened as a text or CSV',
      meaning:
        'The program needs a file as text or a table but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5014,
      constant: 'ERR_FILE_NOTCSV',
      library: 'The file must be opened as CSV',
      meaning:
        'The program needs a file as a table (CSV) but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5015,
      constant: 'ERR_FILE_READERROR',
      library: 'File reading error',
      meaning: 'A file couldn’t be read.',
      action: remedies.releaseFile,
    },
    {
      code: 5016,
      constant: 'ERR_FILE_BINSTRINGSIZE',
      library: 'String size must be specified, because the file is opened as binary',
      meaning:
        'The program didn’t say how long a piece of text in a binary file is. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5017,
      constant: 'ERR_INCOMPATIBLE_FILE',
      library: 'A text file must be for string arrays, for other arrays - binary',
      meaning: 'The kind of file doesn’t suit the data. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5018,
      constant: 'ERR_FILE_IS_DIRECTORY',
      library: 'This is not a file, this is a directory',
      meaning: 'The name belongs to a folder, not to a file.',
      action: remedies.checkFileName,
    },
    {
      code: 5019,
      constant: 'ERR_FILE_NOT_EXIST',
      library: 'File does not exist',
      meaning: 'The file doesn’t exist.',
      action:
        'If the EA has an input for the file name, correct it. If its instructions name a file, put that file into `MQL5\\Files`, or into the shared `Common\\Files` folder if they say so. Otherwise send the log to support.',
    },
    {
      code: 5020,
      constant: 'ERR_FILE_CANNOT_REWRITE',
      library: 'File can not be rewritten',
      meaning: 'The file can’t be overwritten.',
      action: remedies.releaseFile,
    },
    {
      code: 5021,
      constant: 'ERR_WRONG_DIRECTORYNAME',
      library: 'Wrong directory name',
      meaning: 'The folder name isn’t valid.',
      action: remedies.checkFolderName,
    },
    {
      code: 5022,
      constant: 'ERR_DIRECTORY_NOT_EXIST',
      library: 'Directory does not exist',
      meaning: 'The folder doesn’t exist.',
      action: remedies.checkFolderName,
    },
    {
      code: 5023,
      constant: 'ERR_FILE_ISNOT_DIRECTORY',
      library: 'This is a file, not a directory',
      meaning: 'The name belongs to a file, not to a folder.',
      action: remedies.checkFolderName,
    },
    {
      code: 5024,
      constant: 'ERR_CANNOT_DELETE_DIRECTORY',
      library: 'The directory cannot be removed',
      meaning: 'A folder couldn’t be deleted.',
      action: remedies.releaseFolder,
    },
    {
      code: 5025,
      constant: 'ERR_CANNOT_CLEAN_DIRECTORY',
      meaning: 'A folder couldn’t be emptied. Probably some of its files are in use.',
      action: remedies.releaseFolder,
    },
    {
      code: 5026,
      constant: 'ERR_FILE_WRITEERROR',
      meaning: 'A file couldn’t be written.',
      action:
        'Check that there’s free space on the disk, and close other programs that use the file.',
    },
    {
      code: 5027,
      constant: 'ERR_FILE_ENDOFFILE',
      meaning: 'The program has read a table (CSV) to its end.',
      action:
        'Nothing, unless it keeps happening. If you supplied the file, check that it’s complete.',
    },
    {
      code: 5040,
      constant: 'ERR_WRONG_STRING_PARAMETER',
      library: 'Damaged parameter of string type',
      meaning: 'A function was given damaged text. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5052,
      constant: 'ERR_SMALL_ARRAY',
      library: 'Too small array, the starting position is outside the array',
      meaning: 'The program started past the end of a list. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5100,
      constant: 'ERR_OPENCL_NOT_SUPPORTED',
      meaning: 'This computer doesn’t support OpenCL, which the program wants to use.',
      action:
        'If the EA has an input for OpenCL, turn it off. Otherwise ask support whether the EA can do without it.',
    },
    {
      code: 5120,
      constant: 'ERR_DATABASE_INTERNAL',
      meaning: 'An internal error in a database that the program uses.',
      action: remedies.reattach,
    },
    {
      code: 5121,
      constant: 'ERR_DATABASE_INVALID_HANDLE',
      meaning:
        'The program used a database that isn’t open. Often it couldn’t be opened in the first place.',
      action:
        'Read the lines before it on the **Experts** tab. If they don’t name a reason, send the log to support.',
    },
    {
      code: 5122,
      constant: 'ERR_DATABASE_TOO_MANY_OBJECTS',
      meaning: 'The program has too many databases or requests open.',
      action: remedies.reattach,
    },
    {
      code: 5123,
      constant: 'ERR_DATABASE_CONNECT',
      meaning: 'A database couldn’t be opened.',
      action: `Close other programs that use the file. ${remedies.attachAgain}`,
    },
    {
      code: 5124,
      constant: 'ERR_DATABASE_EXECUTE',
      meaning: 'A request to a database failed.',
      action: remedies.sendLog,
    },
    {
      code: 5125,
      constant: 'ERR_DATABASE_PREPARE',
      meaning: 'A request to a database couldn’t be prepared.',
      action: remedies.sendLog,
    },
    {
      code: 5126,
      constant: 'ERR_DATABASE_NO_MORE_DATA',
      meaning: 'There’s nothing more to read from a database. This is usually harmless.',
      action: 'Nothing.',
    },
    {
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      messages: [{text: 'Invalid URL', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address isn’t valid.',
      action: remedies.checkAddress,
    },
    {
      code: 5201,
      constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
      messages: [{text: 'Failed to connect to specified URL', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address couldn’t be reached.',
      action: 'Open the address in a browser on the same machine. Check the firewall and proxy.',
    },
    {
      code: 5202,
      constant: 'ERR_WEBREQUEST_TIMEOUT',
      messages: [{text: 'Timeout exceeded', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address didn’t answer in time.',
      action: remedies.checkConnection,
    },
    {
      code: 5203,
      constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
      messages: [{text: 'HTTP request failed', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web request failed.',
      action: 'Try again later. If it still fails, send the log to support.',
    },
    {
      code: 5270,
      constant: 'ERR_NETSOCKET_INVALIDHANDLE',
      meaning: 'The program used a network connection that isn’t open.',
      action: remedies.reattach,
    },
    {
      code: 5271,
      constant: 'ERR_NETSOCKET_TOO_MANY_OPENED',
      meaning: '128 network connections are open, and no more are allowed.',
      action: remedies.restart,
    },
    {
      code: 5272,
      constant: 'ERR_NETSOCKET_CANNOT_CONNECT',
      meaning: 'The machine that the program connects to couldn’t be reached.',
      action: 'Check the connection, the firewall and the proxy.',
    },
    {
      code: 5273,
      constant: 'ERR_NETSOCKET_IO_ERROR',
      meaning: 'Data couldn’t be sent or received.',
      action: remedies.checkConnection,
    },
    {
      code: 5274,
      constant: 'ERR_NETSOCKET_HANDSHAKE_FAILED',
      meaning: 'A secure connection (TLS) couldn’t be set up.',
      action:
        'Check this machine’s date and time, the firewall and the antivirus program. If it still fails, send the log to support.',
    },
    {
      code: 5275,
      constant: 'ERR_NETSOCKET_NO_CERTIFICATE',
      meaning: 'The connection to the other machine has no data on a security certificate.',
      action: remedies.checkAddress,
    },
    {
      code: 5300,
      constant: 'ERR_NOT_CUSTOM_SYMBOL',
      meaning: 'The symbol has to be a custom symbol, one that was made in the terminal itself.',
      action: 'If the EA has an input for the symbol, check it. Otherwise send the log to support.',
    },
    {
      code: 5301,
      constant: 'ERR_CUSTOM_SYMBOL_WRONG_NAME',
      meaning: 'The name of the custom symbol isn’t valid.',
      action:
        'Use Latin letters without spaces; the only other characters allowed are `.`, `_`, `&` and `#`.',
    },
    {
      code: 5302,
      constant: 'ERR_CUSTOM_SYMBOL_NAME_LONG',
      meaning: 'The name of the custom symbol is too long.',
      action: 'Use at most 31 characters.',
    },
    {
      code: 5303,
      constant: 'ERR_CUSTOM_SYMBOL_PATH_LONG',
      meaning: 'The path of the custom symbol, its groups and name together, is too long.',
      action: 'Use shorter names for the groups or the symbol.',
    },
    {
      code: 5304,
      constant: 'ERR_CUSTOM_SYMBOL_EXIST',
      meaning: 'There’s already a custom symbol with this name.',
      action: 'Choose another name, or delete the old symbol if you don’t need it.',
    },
    {
      code: 5305,
      constant: 'ERR_CUSTOM_SYMBOL_ERROR',
      meaning: 'A custom symbol couldn’t be created, deleted or changed.',
      action: remedies.restart,
    },
    {
      code: 5306,
      constant: 'ERR_CUSTOM_SYMBOL_SELECTED',
      meaning: 'The custom symbol can’t be deleted while it’s shown in Market Watch.',
      action: 'Hide it in **Market Watch** first.',
    },
    {
      code: 5307,
      constant: 'ERR_CUSTOM_SYMBOL_PROPERTY_WRONG',
      meaning:
        'The program set a property that a custom symbol doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5308,
      constant: 'ERR_CUSTOM_SYMBOL_PARAMETER_ERROR',
      meaning:
        'The program gave a property of a custom symbol a wrong value. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5309,
      constant: 'ERR_CUSTOM_SYMBOL_PARAMETER_LONG',
      meaning:
        'The text for a property of a custom symbol is too long. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5310,
      constant: 'ERR_CUSTOM_TICKS_WRONG_ORDER',
      meaning: 'The ticks for a custom symbol aren’t in time order.',
      action: 'If you supplied the ticks, sort them. Otherwise send the log to support.',
    },
    {
      code: 5401,
      constant: 'ERR_CALENDAR_TIMEOUT',
      meaning: 'The economic calendar didn’t answer in time.',
      action: remedies.checkConnection,
    },
    {
      code: 5402,
      constant: 'ERR_CALENDAR_NO_DATA',
      meaning: 'The economic calendar doesn’t have the country that the program asked for.',
      action: 'If the EA has an input for countries, check it. Otherwise send the log to support.',
    },
    {
      code: 5601,
      constant: 'ERR_DATABASE_ERROR',
      meaning: 'A general error in a database that the program uses.',
      action: remedies.sendLog,
    },
    {
      code: 5605,
      constant: 'ERR_DATABASE_BUSY',
      meaning: 'The database file is locked because something else is using it.',
      action:
        'Close other programs that use the file. If it happens again, send the log to support.',
    },
    {
      code: 5606,
      constant: 'ERR_DATABASE_LOCKED',
      meaning: 'A table in the database is locked because it’s in use.',
      action: remedies.reattach,
    },
    {
      code: 5800,
      constant: 'ERR_ONNX_INTERNAL',
      meaning: 'An internal error in the ONNX model (machine learning) inside the EA.',
      action: remedies.sendLog,
    },
    {
      code: 5801,
      constant: 'ERR_ONNX_NOT_INITIALIZED',
      meaning: 'The ONNX part of the terminal, which runs machine-learning models, couldn’t start.',
      action: remedies.restart,
    },
    {
      code: 5802,
      constant: 'ERR_ONNX_NOT_SUPPORTED',
      meaning: 'The ONNX model inside the EA uses something that MQL5 doesn’t support.',
      action: remedies.sendLog,
    },
    {
      code: 5803,
      constant: 'ERR_ONNX_RUN_FAILED',
      meaning: 'The ONNX model inside the EA couldn’t be run.',
      action: remedies.reattach,
    },
    {
      code: 5804,
      constant: 'ERR_ONNX_INVALID_PARAMETERS_COUNT',
      meaning:
        'The ONNX model was given too many or too few values. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5805,
      constant: 'ERR_ONNX_INVALID_PARAMETER',
      meaning: 'The ONNX model was given a value it can’t use. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5806,
      constant: 'ERR_ONNX_INVALID_PARAMETER_TYPE',
      meaning:
        'The ONNX model was given a value of the wrong kind. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5807,
      constant: 'ERR_ONNX_INVALID_PARAMETER_SIZE',
      meaning:
        'The ONNX model was given a value of the wrong size. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5808,
      constant: 'ERR_ONNX_WRONG_DIMENSION',
      meaning:
        'The shape of the ONNX model’s data is missing or wrong. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 65536,
      constant: 'ERR_USER_ERROR_FIRST',
      andHigher: true,
      meaning: 'This isn’t a MetaTrader number: the EA’s author chose it.',
      action: 'Send the whole line to support, with the name of the EA.',
    },
  ],
};
