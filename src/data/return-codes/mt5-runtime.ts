import {ERROR_CODES} from '../supportPages';
import {checkButton, onceClosed, remedies, restartTerminal, sendLog} from './remedies';
import {rowsOfFolder, sharedRows} from './sharedRows';
import type {ReturnCodeTable} from './types';

const rows = rowsOfFolder('MQL5');

/** MT5: the errors of a running program that a trader can come across. */
export const mt5Runtime: ReturnCodeTable = {
  platform: 'mt5',
  source: 'Q5-ERR',
  // Older than some of the codes. Where it has no text, or another one, EAs print the reference's.
  librarySource: 'ERRDESC5',
  codes: [
    {
      ...sharedRows.internalError,
      code: 4001,
      constant: 'ERR_INTERNAL_ERROR',
      library: 'Unexpected internal error',
    },
    {
      ...sharedRows.eaBug,
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
          readerQuestions: ['order book not available at my broker'],
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
          code: 5300,
          constant: 'ERR_NOT_CUSTOM_SYMBOL',
        },
        {
          code: 5301,
          constant: 'ERR_CUSTOM_SYMBOL_WRONG_NAME',
        },
        {
          code: 5302,
          constant: 'ERR_CUSTOM_SYMBOL_NAME_LONG',
        },
        {
          code: 5303,
          constant: 'ERR_CUSTOM_SYMBOL_PATH_LONG',
        },
        {
          code: 5304,
          constant: 'ERR_CUSTOM_SYMBOL_EXIST',
        },
        {
          code: 5305,
          constant: 'ERR_CUSTOM_SYMBOL_ERROR',
        },
        {
          code: 5306,
          constant: 'ERR_CUSTOM_SYMBOL_SELECTED',
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
          readerQuestions: ['database table locked'],
        },
        {
          code: 5800,
          constant: 'ERR_ONNX_INTERNAL',
        },
        {
          code: 5801,
          constant: 'ERR_ONNX_NOT_INITIALIZED',
          readerQuestions: ['ai model of the robot does not start'],
        },
        {
          code: 5802,
          constant: 'ERR_ONNX_NOT_SUPPORTED',
        },
        {
          code: 5803,
          constant: 'ERR_ONNX_RUN_FAILED',
          readerQuestions: ['neural network in robot cannot run'],
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
      ...sharedRows.invalidValue,
      code: 4003,
      constant: 'ERR_INVALID_PARAMETER',
      library: 'Wrong parameter when calling the system function',
    },
    {
      ...sharedRows.noMemory,
      numbers: [
        {
          code: 4004,
          constant: 'ERR_NOT_ENOUGH_MEMORY',
          library: 'Not enough memory to perform the system function',
          readerQuestions: ['RAM full robot crashes'],
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
      action: `${remedies.freeMemory} If it comes back, ${sendLog}.`,
    },
    {
      ...sharedRows.unlistedAddress,
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
    },
    {
      code: 4022,
      constant: 'ERR_PROGRAM_STOPPED',
      role: 'information',
      meaning: 'Something other than the EA stopped the test.',
      action: 'No action needed. This affects the Strategy Tester, not a live chart.',
    },
    {
      ...sharedRows.chartNoReply,
      code: 4102,
      constant: 'ERR_CHART_NO_REPLY',
      library: 'Chart does not respond',
    },
    {
      ...sharedRows.chartPartGone,
      numbers: [
        {
          code: 4103,
          constant: 'ERR_CHART_NOT_FOUND',
          library: 'Chart not found',
        },
        {
          code: 4202,
          constant: 'ERR_OBJECT_NOT_FOUND',
          library: 'Graphical object was not found',
        },
      ],
    },
    {
      code: 4104,
      constant: 'ERR_CHART_NO_EXPERT',
      library: 'No Expert Advisor in the chart that could handle the event',
      meaning: 'An event was sent to a chart that has no EA on it.',
      action:
        'If an EA is missing from its chart, see [how to get it back](/docs/support/faq/setup#ea-disappeared).',
    },
    {
      code: 4106,
      constant: 'ERR_CHART_CANNOT_CHANGE',
      library: 'Failed to change chart symbol and period',
      meaning: 'The symbol and timeframe of a chart couldn’t be changed.',
      action: sharedRows.noSymbol.action,
    },
    {
      code: 4108,
      constant: 'ERR_CHART_CANNOT_CREATE_TIMER',
      library: 'Failed to create timer',
      meaning: 'The EA’s timer couldn’t be started.',
      action: remedies.restart,
    },
    {
      code: 4112,
      constant: 'ERR_CHART_TEMPLATE_FAILED',
      library: 'Error applying template',
      meaning: 'A template couldn’t be applied to the chart.',
      action: 'Check the template’s name, and make sure the file is there.',
    },
    {
      ...sharedRows.noSymbol,
      numbers: [
        {
          code: 4301,
          constant: 'ERR_MARKET_UNKNOWN_SYMBOL',
          library: 'Unknown symbol',
          readerQuestions: ['symbol name not known suffix'],
        },
        {
          code: 4302,
          constant: 'ERR_MARKET_NOT_SELECTED',
          messages: [
            {text: 'Symbol is not selected in MarketWatch', by: 'library', source: 'Q5-ERR'},
          ],
          readerQuestions: ['pair hidden in market watch'],
        },
        {
          code: 4305,
          constant: 'ERR_MARKET_SELECT_ERROR',
        },
      ],
    },
    {
      code: 4304,
      constant: 'ERR_MARKET_LASTTIME_UNKNOWN',
      library: 'Time of the last tick is not known (no ticks)',
      meaning: 'The symbol hasn’t had a price yet.',
      action: 'Wait until its market is open and prices move in **Market Watch**.',
    },
    {
      code: 4306,
      constant: 'ERR_MARKET_SELECT_LIMIT',
      meaning: 'There are too many symbols in Market Watch.',
      action: 'Hide symbols that neither you nor an EA uses.',
    },
    {
      ...sharedRows.noHistory,
      numbers: [
        {
          code: 4401,
          constant: 'ERR_HISTORY_NOT_FOUND',
          library: 'Requested history not found',
          readerQuestions: ['no candles for another pair'],
        },
        {
          code: 4403,
          constant: 'ERR_HISTORY_TIMEOUT',
        },
        {
          code: 4405,
          constant: 'ERR_HISTORY_LOAD_ERRORS',
        },
      ],
    },
    {
      code: 4404,
      constant: 'ERR_HISTORY_BARS_LIMIT',
      meaning: 'The EA asked for more bars than the terminal keeps.',
      action: `Raise **Max bars in chart** under **Tools > Options > Charts**. When no positions are open, ${restartTerminal}.`,
    },
    {
      ...sharedRows.noVariable,
      code: 4501,
      constant: 'ERR_GLOBALVARIABLE_NOT_FOUND',
      library: 'Global variable of the client terminal is not found',
    },
    {
      ...sharedRows.mail,
      code: 4510,
      constant: 'ERR_MAIL_SEND_FAILED',
      library: 'Email sending failed',
      readerQuestions: ['email alert not sent'],
    },
    {
      ...sharedRows.ftp,
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
      ...sharedRows.push,
      numbers: [
        {
          code: 4515,
          constant: 'ERR_NOTIFICATION_SEND_FAILED',
          readerQuestions: ['push to phone not sent'],
        },
        {
          code: 4516,
          constant: 'ERR_NOTIFICATION_WRONG_PARAMETER',
        },
        {
          code: 4517,
          constant: 'ERR_NOTIFICATION_WRONG_SETTINGS',
          readerQuestions: ['mobile messages of the robot disabled'],
        },
        {
          code: 4518,
          constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
          readerQuestions: ['too many alerts to my phone'],
        },
      ],
    },
    {
      code: 4752,
      constant: 'ERR_TRADE_DISABLED',
      library: 'Trading by Expert Advisors prohibited',
      meaning: 'EAs aren’t allowed to trade.',
      action: checkButton('**Algo Trading**'),
    },
    {
      ...sharedRows.gone,
      numbers: [
        {
          code: 4753,
          constant: 'ERR_TRADE_POSITION_NOT_FOUND',
          library: 'Position not found',
          readerQuestions: ['ticket of an order already gone'],
        },
        {
          code: 4754,
          constant: 'ERR_TRADE_ORDER_NOT_FOUND',
          library: 'Order not found',
        },
      ],
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
      action: `On **Experts**, look for a number from 10004 to 10046 on the same line or nearby. In the **Journal**, find the line from the same second with \`failed\`: the reason is in square brackets at its end, such as \`[Unsupported filling mode]\`. Look up the number or the words here. If you find neither, [send both logs](${ERROR_CODES}#what-to-send) to support.`,
      readerQuestions: [
        'order send failed mt5 with no reason',
        'OrderSend returned false mt5',
        'where is the real cause of a failed request',
        'trade request failed without explanation',
        'bot logs a failure but does not say why',
      ],
    },
    {
      code: 4758,
      constant: 'ERR_TRADE_CALC_FAILED',
      meaning: 'Profit or margin couldn’t be calculated.',
      action: 'Check that **Market Watch** shows the symbol with a price.',
    },
    {
      ...sharedRows.noSymbol,
      code: 4801,
      constant: 'ERR_INDICATOR_UNKNOWN_SYMBOL',
      library: 'Unknown symbol',
    },
    {
      code: 4802,
      constant: 'ERR_INDICATOR_CANNOT_CREATE',
      messages: [
        {text: "cannot load custom indicator '…' [4802]", by: 'terminal', source: 'B5-ICUSTOM'},
        {text: "indicator create error in '…'", by: 'terminal', source: 'MQL5-ART'},
      ],
      library: 'Indicator cannot be created',
      ...rows.indicator,
      action: `${rows.indicator.action} If the line has a name with \`::\`, [install the EA again](/docs/support/updates/#before-you-update). A restart doesn’t help.`,
      readerQuestions: ['atr or ma handle cannot be created'],
    },
    {
      code: 4806,
      constant: 'ERR_INDICATOR_DATA_NOT_FOUND',
      library: 'Requested data not found',
      meaning: 'An indicator’s values aren’t ready yet.',
      action: `Wait until the history has loaded. ${remedies.reattachLater}`,
      readerQuestions: ['robot waits for indicator values nothing comes'],
    },
    {
      code: 4807,
      constant: 'ERR_INDICATOR_WRONG_HANDLE',
      messages: [{text: 'Wrong indicator handle', by: 'library', source: 'Q5-ERR'}],
      meaning: 'An indicator that the EA relies on isn’t there.',
      action: `Look for 4802 on the lines from the same time. ${remedies.reattachLater}`,
    },
    {
      meaning:
        'The EA asked an indicator for something the indicator doesn’t have. The indicator might not be the version that the EA expects.',
      action: remedies.reinstall,
      numbers: [
        {
          code: 4808,
          constant: 'ERR_INDICATOR_WRONG_PARAMETERS',
          library: 'Wrong number of parameters when creating an indicator',
        },
        {
          code: 4812,
          constant: 'ERR_INDICATOR_WRONG_INDEX',
          library: 'Wrong index of the requested indicator buffer',
        },
      ],
    },
    {
      ...sharedRows.manyFiles,
      code: 5001,
      constant: 'ERR_TOO_MANY_FILES',
      library: 'More than 64 files cannot be opened at the same time',
    },
    {
      ...sharedRows.fileName,
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
      ...rows.file,
      numbers: [
        {
          code: 5004,
          constant: 'ERR_CANNOT_OPEN_FILE',
          library: 'File opening error',
          readerQuestions: ['csv locked by excel'],
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
          code: 5019,
          constant: 'ERR_FILE_NOT_EXIST',
          library: 'File does not exist',
          readerQuestions: ['data file of the robot missing'],
        },
        {
          code: 5020,
          constant: 'ERR_FILE_CANNOT_REWRITE',
          library: 'File can not be rewritten',
        },
        {
          code: 5026,
          constant: 'ERR_FILE_WRITEERROR',
          readerQuestions: ['robot cannot save its file disk full'],
        },
      ],
    },
    {
      ...sharedRows.fileNotOpen,
      code: 5007,
      constant: 'ERR_INVALID_FILEHANDLE',
      library: 'A file with this handle was closed, or was not opening at all',
    },
    {
      ...sharedRows.fileEnd,
      code: 5027,
      constant: 'ERR_FILE_ENDOFFILE',
    },
    {
      code: 5100,
      constant: 'ERR_OPENCL_NOT_SUPPORTED',
      meaning: 'This computer doesn’t support OpenCL, which the EA wants to use.',
      action: `${onceClosed} turn off its input for OpenCL. If it has no such input, [ask support](${ERROR_CODES}#what-to-send) whether the EA works without OpenCL.`,
    },
    {
      ...sharedRows.webAddress,
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      messages: [{text: 'Invalid URL', by: 'library', source: 'Q5-ERR'}],
      readerQuestions: ['wrong url in the settings'],
    },
    {
      ...sharedRows.unreachable,
      numbers: [
        {
          code: 5201,
          constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
          messages: [{text: 'Failed to connect to specified URL', by: 'library', source: 'Q5-ERR'}],
          readerQuestions: ['api or telegram not reachable from robot'],
        },
        {
          code: 5202,
          constant: 'ERR_WEBREQUEST_TIMEOUT',
          messages: [{text: 'Timeout exceeded', by: 'library', source: 'Q5-ERR'}],
          readerQuestions: ['licence website timeout'],
        },
        {
          code: 5203,
          constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
          messages: [{text: 'HTTP request failed', by: 'library', source: 'Q5-ERR'}],
          readerQuestions: ['licence server request fails'],
        },
        {
          code: 5272,
          constant: 'ERR_NETSOCKET_CANNOT_CONNECT',
        },
        {
          code: 5273,
          constant: 'ERR_NETSOCKET_IO_ERROR',
        },
      ],
    },
    {
      code: 5271,
      constant: 'ERR_NETSOCKET_TOO_MANY_OPENED',
      meaning: '128 network connections are open, and no more are allowed.',
      action: remedies.restart,
    },
    {
      code: 5274,
      constant: 'ERR_NETSOCKET_HANDSHAKE_FAILED',
      meaning: 'A secure connection (TLS) couldn’t be set up.',
      action: 'Check the machine’s date and time, the firewall and the antivirus program.',
      readerQuestions: ['tls handshake failed certificate'],
    },
    {
      code: 5401,
      constant: 'ERR_CALENDAR_TIMEOUT',
      meaning: 'The economic calendar didn’t answer in time.',
      action: 'If it comes back, check the connection.',
      readerQuestions: ['built in calendar too slow'],
    },
    {
      code: 5402,
      constant: 'ERR_CALENDAR_NO_DATA',
      meaning: 'The economic calendar doesn’t have this country.',
      action: 'Check the EA’s input for countries.',
      readerQuestions: ['calendar has no data for my country'],
    },
    {
      code: 65536,
      constant: 'ERR_USER_ERROR_FIRST',
      andHigher: true,
      meaning: 'This isn’t a MetaTrader number. The EA’s developer chose it.',
      action: `[Send the whole line](${ERROR_CODES}#what-to-send) to support, with the name of the EA.`,
    },
  ],
};
