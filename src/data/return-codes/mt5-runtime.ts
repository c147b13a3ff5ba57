import {eaBug, fullSteps, remedies} from './remedies';
import type {ReturnCodeTable} from './types';

const openFile =
  'Close other programs that use the file. An EA’s files belong in `MQL5\\Files`, or in the shared `Common\\Files` if its instructions say so.';

/** MT5: the errors of a running program that a trader can come across. */
export const mt5Runtime: ReturnCodeTable = {
  platform: 'mt5',
  kind: 'runtime',
  source: 'Q5-ERR',
  // Older than some of the codes. Where it has no text, or another one, EAs print the reference's.
  librarySource: 'ERRDESC5',
  codes: [
    {
      code: 4001,
      constant: 'ERR_INTERNAL_ERROR',
      library: 'Unexpected internal error',
      meaning: 'An internal error in the terminal.',
      action: 'Restart the terminal when no positions are open.',
    },
    {
      ...eaBug,
      numbers: [
        {
          code: 4002,
          constant: 'ERR_WRONG_INTERNAL_PARAMETER',
          library: 'Wrong parameter in the inner call of the client terminal function',
        },
        {
          code: 4006,
          constant: 'ERR_INVALID_ARRAY',
          library: 'Array of a wrong type, wrong size, or a damaged object of a dynamic array',
        },
        {
          code: 4012,
          constant: 'ERR_INVALID_POINTER',
          library: 'Wrong pointer',
        },
        {
          code: 4024,
          constant: 'ERR_INVALID_HANDLE',
        },
        {
          code: 4101,
          constant: 'ERR_CHART_WRONG_ID',
          library: 'Wrong chart ID',
        },
        {
          code: 4105,
          constant: 'ERR_CHART_CANNOT_OPEN',
          library: 'Chart opening error',
        },
        {
          code: 4109,
          constant: 'ERR_CHART_WRONG_PROPERTY',
          library: 'Wrong chart property ID',
        },
        {
          code: 4114,
          constant: 'ERR_CHART_INDICATOR_CANNOT_ADD',
        },
        {
          code: 4201,
          constant: 'ERR_OBJECT_ERROR',
          library: 'Error working with a graphical object',
        },
        {
          code: 4203,
          constant: 'ERR_OBJECT_WRONG_PROPERTY',
          library: 'Wrong ID of a graphical object property',
        },
        {
          code: 4303,
          constant: 'ERR_MARKET_WRONG_PROPERTY',
          library: 'Wrong identifier of a symbol property',
        },
        {
          code: 4402,
          constant: 'ERR_HISTORY_WRONG_PROPERTY',
          library: 'Wrong ID of the history property',
        },
        {
          code: 4407,
          constant: 'ERR_HISTORY_SMALL_BUFFER',
        },
        {
          code: 4603,
          constant: 'ERR_CUSTOM_WRONG_PROPERTY',
          library: 'Wrong ID of the custom indicator property',
        },
        {
          code: 4701,
          constant: 'ERR_ACCOUNT_WRONG_PROPERTY',
          library: 'Wrong account property ID',
        },
        {
          code: 4751,
          constant: 'ERR_TRADE_WRONG_PROPERTY',
          library: 'Wrong trade property ID',
        },
        {
          code: 4804,
          constant: 'ERR_INDICATOR_CANNOT_APPLY',
          library: 'The indicator cannot be applied to another indicator',
        },
        {
          code: 4805,
          constant: 'ERR_INDICATOR_CANNOT_ADD',
          library: 'Error applying an indicator to chart',
        },
        {
          code: 4809,
          constant: 'ERR_INDICATOR_PARAMETERS_MISSING',
          library: 'No parameters when creating an indicator',
        },
        {
          code: 4811,
          constant: 'ERR_INDICATOR_PARAMETER_TYPE',
          library: 'Invalid parameter type in the array when creating an indicator',
        },
        {
          code: 4901,
          constant: 'ERR_BOOKS_CANNOT_ADD',
          library: 'Depth Of Market can not be added',
          ownerQuestions: ['order book not available at my broker'],
        },
        {
          code: 4902,
          constant: 'ERR_BOOKS_CANNOT_DELETE',
          library: 'Depth Of Market can not be removed',
        },
        {
          code: 4903,
          constant: 'ERR_BOOKS_CANNOT_GET',
          library: 'The data from Depth Of Market can not be obtained',
        },
        {
          code: 4904,
          constant: 'ERR_BOOKS_CANNOT_SUBSCRIBE',
          library: 'Error in subscribing to receive new data from Depth Of Market',
        },
        {
          code: 5008,
          constant: 'ERR_WRONG_FILEHANDLE',
          library: 'Wrong file handle',
        },
        {
          code: 5009,
          constant: 'ERR_FILE_NOTTOWRITE',
          library: 'The file must be opened for writing',
        },
        {
          code: 5010,
          constant: 'ERR_FILE_NOTTOREAD',
          library: 'The file must be opened for reading',
        },
        {
          code: 5011,
          constant: 'ERR_FILE_NOTBIN',
          library: 'The file must be opened as a binary one',
        },
        {
          code: 5012,
          constant: 'ERR_FILE_NOTTXT',
          library: 'The file must be opened as a text',
        },
        {
          code: 5013,
          constant: 'ERR_FILE_NOTTXTORCSV',
          library: 'The file must be opened as a text or CSV',
        },
        {
          code: 5014,
          constant: 'ERR_FILE_NOTCSV',
          library: 'The file must be opened as CSV',
        },
        {
          code: 5016,
          constant: 'ERR_FILE_BINSTRINGSIZE',
          library: 'String size must be specified, because the file is opened as binary',
        },
        {
          code: 5017,
          constant: 'ERR_INCOMPATIBLE_FILE',
          library: 'A text file must be for string arrays, for other arrays - binary',
        },
        {
          code: 5024,
          constant: 'ERR_CANNOT_DELETE_DIRECTORY',
          library: 'The directory cannot be removed',
        },
        {
          code: 5025,
          constant: 'ERR_CANNOT_CLEAN_DIRECTORY',
        },
        {
          code: 5039,
          constant: 'ERR_TOO_MANY_PARAMETERS',
          library: 'Amount of parameters more than the format specifiers',
        },
        {
          code: 5040,
          constant: 'ERR_WRONG_STRING_PARAMETER',
          library: 'Damaged parameter of string type',
        },
        {
          code: 5052,
          constant: 'ERR_SMALL_ARRAY',
          library: 'Too small array, the starting position is outside the array',
        },
        {
          code: 5120,
          constant: 'ERR_DATABASE_INTERNAL',
        },
        {
          code: 5121,
          constant: 'ERR_DATABASE_INVALID_HANDLE',
        },
        {
          code: 5122,
          constant: 'ERR_DATABASE_TOO_MANY_OBJECTS',
        },
        {
          code: 5123,
          constant: 'ERR_DATABASE_CONNECT',
        },
        {
          code: 5124,
          constant: 'ERR_DATABASE_EXECUTE',
        },
        {
          code: 5125,
          constant: 'ERR_DATABASE_PREPARE',
        },
        {
          code: 5126,
          constant: 'ERR_DATABASE_NO_MORE_DATA',
        },
        {
          code: 5270,
          constant: 'ERR_NETSOCKET_INVALIDHANDLE',
        },
        {
          code: 5275,
          constant: 'ERR_NETSOCKET_NO_CERTIFICATE',
        },
        {
          code: 5303,
          constant: 'ERR_CUSTOM_SYMBOL_PATH_LONG',
        },
        {
          code: 5305,
          constant: 'ERR_CUSTOM_SYMBOL_ERROR',
        },
        {
          code: 5307,
          constant: 'ERR_CUSTOM_SYMBOL_PROPERTY_WRONG',
        },
        {
          code: 5308,
          constant: 'ERR_CUSTOM_SYMBOL_PARAMETER_ERROR',
        },
        {
          code: 5309,
          constant: 'ERR_CUSTOM_SYMBOL_PARAMETER_LONG',
        },
        {
          code: 5310,
          constant: 'ERR_CUSTOM_TICKS_WRONG_ORDER',
        },
        {
          code: 5601,
          constant: 'ERR_DATABASE_ERROR',
        },
        {
          code: 5605,
          constant: 'ERR_DATABASE_BUSY',
        },
        {
          code: 5606,
          constant: 'ERR_DATABASE_LOCKED',
          ownerQuestions: ['database table locked'],
        },
        {
          code: 5800,
          constant: 'ERR_ONNX_INTERNAL',
        },
        {
          code: 5801,
          constant: 'ERR_ONNX_NOT_INITIALIZED',
          ownerQuestions: ['ai model of the robot does not start'],
        },
        {
          code: 5802,
          constant: 'ERR_ONNX_NOT_SUPPORTED',
        },
        {
          code: 5803,
          constant: 'ERR_ONNX_RUN_FAILED',
          ownerQuestions: ['neural network in robot cannot run'],
        },
        {
          code: 5804,
          constant: 'ERR_ONNX_INVALID_PARAMETERS_COUNT',
        },
        {
          code: 5805,
          constant: 'ERR_ONNX_INVALID_PARAMETER',
        },
        {
          code: 5806,
          constant: 'ERR_ONNX_INVALID_PARAMETER_TYPE',
        },
        {
          code: 5807,
          constant: 'ERR_ONNX_INVALID_PARAMETER_SIZE',
        },
        {
          code: 5808,
          constant: 'ERR_ONNX_WRONG_DIMENSION',
        },
      ],
    },
    {
      code: 4003,
      constant: 'ERR_INVALID_PARAMETER',
      library: 'Wrong parameter when calling the system function',
      meaning: 'A function was given a value it can’t use, often from an input.',
      action: remedies.checkInputs,
    },
    {
      meaning: 'There isn’t enough memory.',
      action: remedies.freeMemory,
      numbers: [
        {
          code: 4004,
          constant: 'ERR_NOT_ENOUGH_MEMORY',
          library: 'Not enough memory to perform the system function',
          ownerQuestions: ['RAM full robot crashes'],
        },
        {
          code: 4803,
          constant: 'ERR_INDICATOR_NO_MEMORY',
          library: 'Not enough memory to add the indicator',
        },
        {
          code: 5005,
          constant: 'ERR_FILE_CACHEBUFFER_ERROR',
          library: 'Not enough memory for cache to read',
        },
      ],
    },
    {
      code: 4007,
      constant: 'ERR_ARRAY_RESIZE_ERROR',
      library:
        'Not enough memory for the relocation of an array, or an attempt to change the size of a static array',
      meaning: 'An array couldn’t be resized, because memory is short or the EA has a bug.',
      action:
        'Give the terminal [less to do](/docs/support/faq/maintenance#keep-it-light). If it happens again, send the log to support.',
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
      meaning: 'The call isn’t allowed, often because a web address isn’t on the list.',
      action: `${remedies.listedUrl} ${fullSteps(4014)}`,
    },
    {
      code: 4022,
      constant: 'ERR_PROGRAM_STOPPED',
      role: 'information',
      meaning: 'A test was stopped from outside the EA.',
      action: 'No action needed. This affects the Strategy Tester, not a live chart.',
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
      meaning: 'A chart that the EA uses isn’t open.',
      action: `If you closed it, open it again. ${remedies.reattachLater}`,
    },
    {
      code: 4104,
      constant: 'ERR_CHART_NO_EXPERT',
      library: 'No Expert Advisor in the chart that could handle the event',
      meaning: 'An event was sent to a chart that has no EA on it.',
      action:
        'If an EA is missing from a chart, look at the **S/L** column first. [Attach it again](/docs/support/troubleshooting/error-codes#attach-again) once it has no open positions.',
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
      meaning: 'The EA’s timer couldn’t be started.',
      action: `Restart the terminal when no positions are open. ${remedies.reattachLater}`,
    },
    {
      code: 4112,
      constant: 'ERR_CHART_TEMPLATE_FAILED',
      library: 'Error applying template',
      meaning: 'A template couldn’t be applied to the chart.',
      action: 'Check the template’s name and that the file is there.',
    },
    {
      code: 4202,
      constant: 'ERR_OBJECT_NOT_FOUND',
      library: 'Graphical object was not found',
      meaning: 'A line, label or button isn’t on the chart any more.',
      action: `If you deleted drawings, that’s the reason. ${remedies.reattachLater}`,
    },
    {
      code: 4301,
      constant: 'ERR_MARKET_UNKNOWN_SYMBOL',
      library: 'Unknown symbol',
      meaning: 'The account has no symbol with this name.',
      action: 'Use the exact name from **Market Watch**, including any prefix or suffix.',
      ownerQuestions: ['symbol name not known suffix'],
    },
    {
      code: 4302,
      constant: 'ERR_MARKET_NOT_SELECTED',
      messages: [{text: 'Symbol is not selected in MarketWatch', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The symbol isn’t shown in Market Watch.',
      action: 'Right-click in **Market Watch** and show it.',
      ownerQuestions: ['pair hidden in market watch'],
    },
    {
      code: 4304,
      constant: 'ERR_MARKET_LASTTIME_UNKNOWN',
      library: 'Time of the last tick is not known (no ticks)',
      meaning: 'The symbol hasn’t had a price yet.',
      action: 'Wait until its market is open and prices move in **Market Watch**.',
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
      action: 'Hide symbols that neither you nor an EA uses.',
    },
    {
      code: 4401,
      constant: 'ERR_HISTORY_NOT_FOUND',
      library: 'Requested history not found',
      meaning: 'The price history that the EA asked for wasn’t found.',
      action: 'Open a chart of the symbol and let its history load.',
      ownerQuestions: ['no candles for another pair'],
    },
    {
      code: 4403,
      constant: 'ERR_HISTORY_TIMEOUT',
      meaning: 'The price history didn’t arrive in time.',
      action:
        'Wait a few minutes and check the connection. If it comes back, open a chart of the symbol and press the Home key. [Attach the EA again](/docs/support/troubleshooting/error-codes#attach-again) only if it doesn’t trade afterwards and nothing is open.',
    },
    {
      code: 4404,
      constant: 'ERR_HISTORY_BARS_LIMIT',
      meaning: 'The EA asked for more bars than the terminal keeps.',
      action:
        'Raise **Max bars in chart** under **Tools > Options > Charts** and restart the terminal when no positions are open.',
    },
    {
      code: 4405,
      constant: 'ERR_HISTORY_LOAD_ERRORS',
      meaning: 'Errors kept occurring while the price history was being loaded.',
      action: 'Check the connection, and open a chart of the symbol so that its history loads.',
    },
    {
      code: 4501,
      constant: 'ERR_GLOBALVARIABLE_NOT_FOUND',
      library: 'Global variable of the client terminal is not found',
      meaning: 'A global variable, which stores a value for programs, doesn’t exist.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4510,
      constant: 'ERR_MAIL_SEND_FAILED',
      library: 'Email sending failed',
      meaning: 'An e-mail couldn’t be sent.',
      action: 'Check **Tools > Options > Email**. Trading isn’t affected.',
      ownerQuestions: ['email alert not sent'],
    },
    {
      meaning:
        'A file couldn’t be sent by FTP, for example a report to a website. Trading isn’t affected.',
      action: remedies.checkFtp,
      numbers: [
        {
          code: 4514,
          constant: 'ERR_FTP_SEND_FAILED',
          library: 'File sending via ftp failed',
        },
        {
          code: 4519,
          constant: 'ERR_FTP_NOSERVER',
        },
        {
          code: 4520,
          constant: 'ERR_FTP_NOLOGIN',
        },
        {
          code: 4521,
          constant: 'ERR_FTP_FILE_ERROR',
        },
        {
          code: 4522,
          constant: 'ERR_FTP_CONNECT_FAILED',
        },
        {
          code: 4523,
          constant: 'ERR_FTP_CHANGEDIR',
        },
      ],
    },
    {
      code: 4515,
      constant: 'ERR_NOTIFICATION_SEND_FAILED',
      meaning: 'A push notification couldn’t be sent.',
      action: 'Send a test under **Tools > Options > Notifications**. Trading isn’t affected.',
      ownerQuestions: ['push to phone not sent'],
    },
    {
      code: 4516,
      constant: 'ERR_NOTIFICATION_WRONG_PARAMETER',
      meaning: 'A push notification had no text.',
      action: 'Trading isn’t affected.',
    },
    {
      code: 4517,
      constant: 'ERR_NOTIFICATION_WRONG_SETTINGS',
      meaning: 'Push notifications are off, or no MetaQuotes ID has been entered.',
      action:
        'Set them up under **Tools > Options > Notifications**, or turn off the input that sends them once the EA has no open positions.',
      ownerQuestions: ['mobile messages of the robot disabled'],
    },
    {
      code: 4518,
      constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
      meaning: 'More than 2 push notifications a second or 10 a minute.',
      action: 'Let fewer charts or EAs send them. Trading isn’t affected.',
      ownerQuestions: ['too many alerts to my phone'],
    },
    {
      code: 4752,
      constant: 'ERR_TRADE_DISABLED',
      library: 'Trading by Expert Advisors prohibited',
      meaning: 'EAs aren’t allowed to trade.',
      action: `Check the trading button, then the EA’s own box, as for 10027. If both are on, ask the broker whether the account allows EAs. ${fullSteps(4752)}`,
    },
    {
      code: 4753,
      constant: 'ERR_TRADE_POSITION_NOT_FOUND',
      library: 'Position not found',
      meaning: 'The position doesn’t exist. Usually it has already been closed.',
      action: remedies.positionGone,
      ownerQuestions: ['ticket of an order already gone'],
    },
    {
      code: 4754,
      constant: 'ERR_TRADE_ORDER_NOT_FOUND',
      library: 'Order not found',
      meaning: 'The order doesn’t exist. Usually it has already been filled or deleted.',
      action: remedies.orderGone,
    },
    {
      code: 4755,
      constant: 'ERR_TRADE_DEAL_NOT_FOUND',
      library: 'Deal not found',
      meaning: 'The deal isn’t in the history that the EA read.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4756,
      constant: 'ERR_TRADE_SEND_FAILED',
      role: 'consequence',
      library: 'Trade request sending failed',
      meaning: 'The trade request failed. The number itself doesn’t say why.',
      action: `Look nearby for a number from 10004 to 10046, or for words in square brackets at the end of the **Journal** line from the same second. ${fullSteps(4756)}`,
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
        'Put the EA’s indicator files into `MQL5\\Indicators` and restart the terminal when no positions are open. For a name with `::`, [install the EA again](/docs/support/updates/#take-an-update).',
      ownerQuestions: ['atr or ma handle cannot be created'],
    },
    {
      code: 4806,
      constant: 'ERR_INDICATOR_DATA_NOT_FOUND',
      library: 'Requested data not found',
      meaning: 'An indicator’s values aren’t ready yet.',
      action: 'Wait until the history has loaded.',
      ownerQuestions: ['robot waits for indicator values nothing comes'],
    },
    {
      code: 4807,
      constant: 'ERR_INDICATOR_WRONG_HANDLE',
      messages: [{text: 'Wrong indicator handle', by: 'library', source: 'Q5-ERR'}],
      meaning: 'An indicator that the EA relies on isn’t there.',
      action: `Look for 4802 on the lines before this one. ${remedies.reattachLater}`,
    },
    {
      code: 4808,
      constant: 'ERR_INDICATOR_WRONG_PARAMETERS',
      library: 'Wrong number of parameters when creating an indicator',
      meaning:
        'An indicator got too many or too few values. It might not be the version that the EA expects.',
      action:
        '[Install all the EA’s files again](/docs/support/updates/#take-an-update), together.',
    },
    {
      code: 4812,
      constant: 'ERR_INDICATOR_WRONG_INDEX',
      library: 'Wrong index of the requested indicator buffer',
      meaning:
        'The EA asked an indicator for a line that it doesn’t have. It might not be the version that the EA expects.',
      action:
        '[Install all the EA’s files again](/docs/support/updates/#take-an-update), together.',
    },
    {
      code: 5001,
      constant: 'ERR_TOO_MANY_FILES',
      library: 'More than 64 files cannot be opened at the same time',
      meaning: 'The EA has more than 64 files open.',
      action: remedies.restart,
    },
    {
      meaning: 'The file’s name isn’t valid, is too long, or is that of a folder.',
      action: remedies.checkFileName,
      numbers: [
        {
          code: 5002,
          constant: 'ERR_WRONG_FILENAME',
          library: 'Invalid file name',
        },
        {
          code: 5003,
          constant: 'ERR_TOO_LONG_FILENAME',
          library: 'Too long file name',
        },
        {
          code: 5018,
          constant: 'ERR_FILE_IS_DIRECTORY',
          library: 'This is not a file, this is a directory',
        },
      ],
    },
    {
      meaning: 'A file couldn’t be opened, read, replaced or deleted.',
      action: openFile,
      numbers: [
        {
          code: 5004,
          constant: 'ERR_CANNOT_OPEN_FILE',
          library: 'File opening error',
          ownerQuestions: ['csv locked by excel'],
        },
        {
          code: 5006,
          constant: 'ERR_CANNOT_DELETE_FILE',
          library: 'File deleting error',
        },
        {
          code: 5015,
          constant: 'ERR_FILE_READERROR',
          library: 'File reading error',
        },
        {
          code: 5020,
          constant: 'ERR_FILE_CANNOT_REWRITE',
          library: 'File can not be rewritten',
        },
      ],
    },
    {
      code: 5007,
      constant: 'ERR_INVALID_FILEHANDLE',
      library: 'A file with this handle was closed, or was not opening at all',
      meaning: 'The EA used a file that isn’t open.',
      action: 'Read the lines before this one on the **Experts** tab.',
    },
    {
      code: 5019,
      constant: 'ERR_FILE_NOT_EXIST',
      library: 'File does not exist',
      meaning: 'The file doesn’t exist.',
      action:
        'Check the file name in the inputs. A file named in the instructions belongs in `MQL5\\Files`, or in `Common\\Files` if they say so.',
      ownerQuestions: ['data file of the robot missing'],
    },
    {
      meaning:
        'The folder’s name isn’t valid, the folder doesn’t exist, or the name is that of a file.',
      action: remedies.checkFolderName,
      numbers: [
        {
          code: 5021,
          constant: 'ERR_WRONG_DIRECTORYNAME',
          library: 'Wrong directory name',
        },
        {
          code: 5022,
          constant: 'ERR_DIRECTORY_NOT_EXIST',
          library: 'Directory does not exist',
        },
        {
          code: 5023,
          constant: 'ERR_FILE_ISNOT_DIRECTORY',
          library: 'This is a file, not a directory',
        },
      ],
    },
    {
      code: 5026,
      constant: 'ERR_FILE_WRITEERROR',
      meaning: 'A file couldn’t be written.',
      action: 'Check the free space on the disk, and close other programs that use the file.',
      ownerQuestions: ['robot cannot save its file disk full'],
    },
    {
      code: 5027,
      constant: 'ERR_FILE_ENDOFFILE',
      meaning: 'The EA has read a table (CSV) to its end.',
      action: 'No action needed. If you supplied the file, check that it’s complete.',
    },
    {
      code: 5100,
      constant: 'ERR_OPENCL_NOT_SUPPORTED',
      meaning: 'This computer doesn’t support OpenCL, which the EA wants to use.',
      action:
        'Ask support whether the EA can do without. If it has an input for OpenCL, turn that off once the EA has no open positions.',
    },
    {
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      messages: [{text: 'Invalid URL', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address isn’t valid.',
      action: remedies.checkAddress,
      ownerQuestions: ['wrong url in the settings'],
    },
    {
      code: 5201,
      constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
      messages: [{text: 'Failed to connect to specified URL', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address couldn’t be reached.',
      action: 'Open the address in a browser on the same machine. Check the firewall and proxy.',
      ownerQuestions: ['api or telegram not reachable from robot'],
    },
    {
      code: 5202,
      constant: 'ERR_WEBREQUEST_TIMEOUT',
      messages: [{text: 'Timeout exceeded', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web address didn’t answer in time.',
      action: remedies.checkConnection,
      ownerQuestions: ['licence website timeout'],
    },
    {
      code: 5203,
      constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
      messages: [{text: 'HTTP request failed', by: 'library', source: 'Q5-ERR'}],
      meaning: 'The web request failed.',
      action: 'Try again later.',
      ownerQuestions: ['licence server request fails'],
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
      meaning: 'The machine that the EA connects to couldn’t be reached.',
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
      action: 'Check the machine’s date and time, the firewall and the antivirus program.',
      ownerQuestions: ['tls handshake failed certificate'],
    },
    {
      code: 5300,
      constant: 'ERR_NOT_CUSTOM_SYMBOL',
      meaning: 'The symbol has to be a custom symbol, made in the terminal itself.',
      action: 'Check the EA’s input for the symbol.',
    },
    {
      code: 5301,
      constant: 'ERR_CUSTOM_SYMBOL_WRONG_NAME',
      meaning: 'The name of the custom symbol isn’t valid.',
      action:
        'Use Latin letters without spaces, and of other characters only `.`, `_`, `&` and `#`.',
    },
    {
      code: 5302,
      constant: 'ERR_CUSTOM_SYMBOL_NAME_LONG',
      meaning: 'The name of the custom symbol is too long.',
      action: 'Use at most 31 characters.',
    },
    {
      code: 5304,
      constant: 'ERR_CUSTOM_SYMBOL_EXIST',
      meaning: 'There’s already a custom symbol with this name.',
      action: 'Choose another name, or delete the old symbol.',
    },
    {
      code: 5306,
      constant: 'ERR_CUSTOM_SYMBOL_SELECTED',
      meaning: 'The custom symbol can’t be deleted while it’s shown in Market Watch.',
      action: 'Hide it in **Market Watch** first.',
    },
    {
      code: 5401,
      constant: 'ERR_CALENDAR_TIMEOUT',
      meaning: 'The economic calendar didn’t answer in time.',
      action: remedies.checkConnection,
      ownerQuestions: ['built in calendar too slow'],
    },
    {
      code: 5402,
      constant: 'ERR_CALENDAR_NO_DATA',
      meaning: 'The economic calendar doesn’t have this country.',
      action: 'Check the EA’s input for countries.',
      ownerQuestions: ['calendar has no data for my country'],
    },
    {
      code: 65536,
      constant: 'ERR_USER_ERROR_FIRST',
      andHigher: true,
      meaning: 'This isn’t a MetaTrader number. The EA’s developer chose it.',
      action: 'Send the whole line to support, with the name of the EA.',
    },
  ],
};
