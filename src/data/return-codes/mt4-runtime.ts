import {decideWithoutEa} from '../decideFirst';
import {ERROR_CODES} from '../supportPages';
import {allowDlls, checkButton, onceClosed, remedies, restartTerminal, sendLog} from './remedies';
import {rowsOfFolder, sharedRows} from './sharedRows';
import type {CodeMessage, ReturnCodeTable} from './types';

const rows = rowsOfFolder('MQL4');

/** What the library prints for codes that it has no text for. */
const unknownError: CodeMessage = {text: 'unknown error', by: 'library', source: 'STDLIB4'};

/** MT4: the errors of a running program that a trader can come across. */
export const mt4Runtime: ReturnCodeTable = {
  platform: 'mt4',
  source: 'Q4-ERR',
  librarySource: 'STDLIB4',
  codes: [
    {
      code: 4000,
      constant: 'ERR_NO_MQLERROR',
      role: 'information',
      library: 'no error (never generated code)',
      meaning: 'No error number was set. That doesn’t prove that everything worked.',
      action: 'No action needed.',
    },
    {
      ...sharedRows.eaBug,
      numbers: [
        {
          code: 4001,
          constant: 'ERR_WRONG_FUNCTION_POINTER',
          library: 'wrong function pointer',
          readerQuestions: [
            'coding mistake of the developer mt4 or mt5',
            'can I fix a program bug myself mt4 or mt5',
          ],
        },
        {
          code: 4026,
          constant: 'ERR_INVALID_POINTER',
          library: 'invalid pointer',
        },
        {
          code: 4050,
          constant: 'ERR_INVALID_FUNCTION_PARAMSCNT',
          library: 'invalid function parameters count',
        },
        {
          code: 4062,
          constant: 'ERR_STRING_PARAMETER_EXPECTED',
          library: 'string parameter expected',
        },
        {
          code: 4063,
          constant: 'ERR_INTEGER_PARAMETER_EXPECTED',
          library: 'integer parameter expected',
        },
        {
          code: 4064,
          constant: 'ERR_DOUBLE_PARAMETER_EXPECTED',
          library: 'double parameter expected',
        },
        {
          code: 4065,
          constant: 'ERR_ARRAY_AS_PARAMETER_EXPECTED',
          library: 'array as parameter expected',
        },
        {
          code: 4069,
          constant: 'ERR_RESOURCE_NOT_SUPPORTED',
          library: 'resource not supported',
        },
        {
          code: 4070,
          constant: 'ERR_RESOURCE_DUPLICATED',
          library: 'duplicate resource',
        },
        {
          code: 4104,
          constant: 'ERR_INCOMPATIBLE_FILEACCESS',
          library: 'incompatible access to a file',
        },
        {
          code: 4105,
          constant: 'ERR_NO_ORDER_SELECTED',
          library: 'no order selected',
        },
        {
          code: 4201,
          constant: 'ERR_UNKNOWN_OBJECT_PROPERTY',
          library: 'unknown object property',
        },
        {
          code: 4203,
          constant: 'ERR_UNKNOWN_OBJECT_TYPE',
          library: 'unknown object type',
        },
        {
          code: 4204,
          constant: 'ERR_NO_OBJECT_NAME',
          library: 'no object name',
        },
        {
          code: 4205,
          constant: 'ERR_OBJECT_COORDINATES_ERROR',
          library: 'object coordinates error',
        },
        {
          code: 4206,
          constant: 'ERR_NO_SPECIFIED_SUBWINDOW',
          library: 'no specified subwindow',
        },
        {
          code: 4207,
          constant: 'ERR_SOME_OBJECT_ERROR',
          library: 'graphical object error',
        },
        {
          code: 4210,
          constant: 'ERR_CHART_PROP_INVALID',
          library: 'unknown chart property',
        },
        {
          code: 4212,
          constant: 'ERR_CHARTWINDOW_NOT_FOUND',
          library: 'chart subwindow not found',
        },
        {
          code: 5008,
          constant: 'ERR_FILE_WRONG_HANDLE',
          library: 'wrong file handle (handle index is out of handle table)',
        },
        {
          code: 5009,
          constant: 'ERR_FILE_NOT_TOWRITE',
          library: 'file must be opened with FILE_WRITE flag',
        },
        {
          code: 5010,
          constant: 'ERR_FILE_NOT_TOREAD',
          library: 'file must be opened with FILE_READ flag',
        },
        {
          code: 5011,
          constant: 'ERR_FILE_NOT_BIN',
          library: 'file must be opened with FILE_BIN flag',
        },
        {
          code: 5012,
          constant: 'ERR_FILE_NOT_TXT',
          library: 'file must be opened with FILE_TXT flag',
        },
        {
          code: 5013,
          constant: 'ERR_FILE_NOT_TXTORCSV',
          library: 'file must be opened with FILE_TXT or FILE_CSV flag',
        },
        {
          code: 5014,
          constant: 'ERR_FILE_NOT_CSV',
          library: 'file must be opened with FILE_CSV flag',
        },
        {
          code: 5017,
          constant: 'ERR_FILE_BIN_STRINGSIZE',
          library: 'string size must be specified for binary file',
        },
        {
          code: 5018,
          constant: 'ERR_FILE_INCOMPATIBLE',
          library: 'incompatible file (for string arrays-TXT, for others-BIN)',
        },
        {
          code: 5025,
          constant: 'ERR_FILE_CANNOT_DELETE_DIRECTORY',
          library: 'cannot delete directory',
        },
        {
          code: 5026,
          constant: 'ERR_FILE_CANNOT_CLEAN_DIRECTORY',
          library: 'cannot clean directory',
        },
        {
          code: 5027,
          constant: 'ERR_FILE_ARRAYRESIZE_ERROR',
          library: 'array resize error',
        },
        {
          code: 5028,
          constant: 'ERR_FILE_STRINGRESIZE_ERROR',
          library: 'string resize error',
        },
        {
          code: 5029,
          constant: 'ERR_FILE_STRUCT_WITH_OBJECTS',
          library: 'structure contains strings or dynamic arrays',
        },
      ],
    },
    {
      meaning: 'A bug in the EA, which usually stops it.',
      action: `If the line says \`array out of range\` or \`zero divide\`, the EA has stopped: [what to do](${ERROR_CODES}#log-array-out-of-range). If it doesn’t, ${sendLog}.`,
      numbers: [
        {
          code: 4002,
          constant: 'ERR_ARRAY_INDEX_OUT_OF_RANGE',
          messages: [{text: "array out of range in '…'", by: 'terminal', source: 'GH'}],
          library: 'array index is out of range',
        },
        {
          code: 4013,
          constant: 'ERR_ZERO_DIVIDE',
          library: 'zero divide',
        },
      ],
    },
    {
      code: 4014,
      constant: 'ERR_UNKNOWN_COMMAND',
      library: 'unknown command',
      meaning: 'The EA file is damaged or was built for another version of the terminal.',
      action: `${decideWithoutEa} Then update the terminal and [install the EA file again](/docs/support/updates/#before-you-update).`,
    },
    {
      code: 4017,
      constant: 'ERR_DLL_CALLS_NOT_ALLOWED',
      messages: [{text: "Cannot call '…', DLL is not allowed", by: 'terminal', source: 'DWX-18'}],
      library: 'dll calls are not allowed',
      readerQuestions: ['dll calls not allowed'],
      meaning: 'The EA needs a DLL, but DLL imports aren’t allowed.',
      action: allowDlls('Common'),
    },
    {
      meaning: 'A DLL is missing or blocked, or is the wrong one for this terminal.',
      action: remedies.dlls,
      numbers: [
        {
          code: 4018,
          constant: 'ERR_CANNOT_LOAD_LIBRARY',
          messages: [{text: "Cannot load '….dll' [126]", by: 'terminal', source: 'MTAPI-65'}],
          library: 'cannot load library',
          readerQuestions: ['cannot load library'],
        },
        {
          code: 4019,
          constant: 'ERR_CANNOT_CALL_FUNCTION',
          messages: [
            {text: "Cannot call '…', '….dll' is not loaded", by: 'terminal', source: 'MTAPI-65'},
            {text: "Cannot find '…' in '….dll'", by: 'terminal', source: 'MTAPI-221'},
          ],
          library: 'cannot call function',
        },
      ],
    },
    {
      code: 4020,
      constant: 'ERR_EXTERNAL_CALLS_NOT_ALLOWED',
      library: 'expert function calls are not allowed',
      meaning: 'The EA uses a library, but importing from other experts isn’t allowed.',
      action:
        'Do this only if you trust the source of the EA. Wait until it [has no open positions](/docs/support/faq/settings#change-with-open-positions), then tick **Allow import of external experts** on its **Common** tab.',
      readerQuestions: ['import of external experts refused'],
    },
    {
      code: 4023,
      constant: 'ERR_DLLFUNC_CRITICALERROR',
      library: 'dll-function call critical error',
      meaning: 'A DLL crashed while the EA was using it.',
      action: remedies.restartIfStopped,
    },
    {
      ...sharedRows.internalError,
      code: 4024,
      constant: 'ERR_INTERNAL_ERROR',
      library: 'internal error',
    },
    {
      ...sharedRows.noMemory,
      numbers: [
        {
          code: 4025,
          constant: 'ERR_OUT_OF_MEMORY',
          library: 'out of memory',
          readerQuestions: ['RAM full robot crashes'],
        },
        {
          code: 4074,
          constant: 'ERR_NO_MEMORY_FOR_HISTORY',
          library: 'not enough memory for history data',
        },
        {
          code: 4075,
          constant: 'ERR_NO_MEMORY_FOR_INDICATOR',
          library: 'not enough memory for indicator',
        },
        {
          code: 5005,
          constant: 'ERR_FILE_BUFFER_ALLOCATION_ERROR',
          library: 'text file buffer allocation error',
        },
      ],
    },
    {
      ...sharedRows.chartNoReply,
      code: 4030,
      constant: 'ERR_CHART_NOREPLY',
      library: 'no reply from chart',
    },
    {
      code: 4051,
      constant: 'ERR_INVALID_FUNCTION_PARAMVALUE',
      messages: [
        {text: 'invalid lots amount for OrderSend function', by: 'terminal', source: 'FF'},
        {text: 'invalid stoploss for OrderModify function', by: 'terminal', source: 'FXCODEBASE'},
        {text: 'invalid ticket for OrderModify function', by: 'terminal', source: 'EA31337-314'},
      ],
      library: 'invalid function parameter value',
      meaning: sharedRows.invalidValue.meaning,
      action: `If the line says \`invalid stoploss\`, first look for [a position without a stop loss](/docs/support/faq/maintenance#no-stop-loss). ${remedies.checkInputs}`,
      readerQuestions: ['function got a bad value from my settings'],
    },
    {
      ...rows.indicator,
      numbers: [
        {
          code: 4055,
          constant: 'ERR_CUSTOM_INDICATOR_ERROR',
          library: 'custom indicator error',
        },
        {
          code: 4071,
          constant: 'ERR_INDICATOR_CANNOT_INIT',
          library: 'cannot initialize custom indicator',
        },
        {
          code: 4072,
          constant: 'ERR_INDICATOR_CANNOT_LOAD',
          library: 'cannot load custom indicator',
          readerQuestions: ['atr or ma handle cannot be created'],
        },
      ],
    },
    {
      code: 4057,
      constant: 'ERR_GLOBAL_VARIABLES_PROCESSING',
      library: 'global variables processing error',
      meaning:
        'The terminal couldn’t process its global variables, which store values for programs.',
      action: remedies.restart,
    },
    {
      ...sharedRows.noVariable,
      code: 4058,
      constant: 'ERR_GLOBAL_VARIABLE_NOT_FOUND',
      library: 'global variable not found',
    },
    {
      code: 4059,
      constant: 'ERR_FUNC_NOT_ALLOWED_IN_TESTING',
      role: 'information',
      library: 'function is not allowed in testing mode',
      meaning: 'The Strategy Tester doesn’t allow this function.',
      action: 'No action needed. This affects the tester, not a live chart.',
      readerQuestions: ['function not allowed in backtest'],
    },
    {
      ...sharedRows.unlistedAddress,
      code: 4060,
      constant: 'ERR_FUNCTION_NOT_CONFIRMED',
      library: 'function is not confirmed',
    },
    {
      ...sharedRows.mail,
      code: 4061,
      constant: 'ERR_SEND_MAIL_ERROR',
      library: 'send mail error',
      readerQuestions: ['email alert not sent'],
    },
    {
      ...sharedRows.noHistory,
      numbers: [
        {
          code: 4066,
          constant: 'ERR_HISTORY_WILL_UPDATED',
          library: 'requested history data is in update state',
          readerQuestions: ['history still updating wait'],
        },
        {
          code: 4073,
          constant: 'ERR_NO_HISTORY_DATA',
          library: 'no history data',
          readerQuestions: ['no candles for another pair'],
        },
      ],
    },
    {
      code: 4067,
      constant: 'ERR_TRADE_ERROR',
      library: 'internal trade error',
      meaning: 'A trade operation failed inside the terminal.',
      action: `Check the **Trade** tab. If the error comes back, ${sendLog}. When no positions are open, ${restartTerminal}.`,
    },
    {
      code: 4068,
      constant: 'ERR_RESOURCE_NOT_FOUND',
      library: 'resource not found',
      meaning: 'A picture, a sound or another part isn’t in the EA file.',
      action: remedies.reinstall,
    },
    {
      ...sharedRows.fileEnd,
      code: 4099,
      constant: 'ERR_END_OF_FILE',
      library: 'end of file',
    },
    {
      ...rows.file,
      numbers: [
        {
          code: 4100,
          constant: 'ERR_SOME_FILE_ERROR',
          library: 'some file error',
        },
        {
          code: 4103,
          constant: 'ERR_CANNOT_OPEN_FILE',
          library: 'cannot open file',
          readerQuestions: ['csv locked by excel'],
        },
        {
          code: 5004,
          constant: 'ERR_FILE_CANNOT_OPEN',
          library: 'cannot open file',
        },
        {
          code: 5006,
          constant: 'ERR_FILE_CANNOT_DELETE',
          library: 'cannot delete file',
        },
        {
          code: 5015,
          constant: 'ERR_FILE_READ_ERROR',
          library: 'file read error',
        },
        {
          code: 5016,
          constant: 'ERR_FILE_WRITE_ERROR',
          library: 'file write error',
          readerQuestions: ['robot cannot save its file disk full'],
        },
        {
          code: 5020,
          constant: 'ERR_FILE_NOT_EXIST',
          library: 'file does not exist',
          readerQuestions: ['data file of the robot missing'],
        },
        {
          code: 5021,
          constant: 'ERR_FILE_CANNOT_REWRITE',
          library: 'file cannot be rewritten',
        },
      ],
    },
    {
      ...sharedRows.fileName,
      numbers: [
        {
          code: 4101,
          constant: 'ERR_WRONG_FILE_NAME',
          library: 'wrong file name',
        },
        {
          code: 5002,
          constant: 'ERR_FILE_WRONG_FILENAME',
          library: 'wrong file name',
        },
        {
          code: 5003,
          constant: 'ERR_FILE_TOO_LONG_FILENAME',
          library: 'too long file name',
        },
        {
          code: 5019,
          constant: 'ERR_FILE_IS_DIRECTORY',
          library: 'file is directory, not file',
        },
        {
          code: 5022,
          constant: 'ERR_FILE_WRONG_DIRECTORYNAME',
          library: 'wrong directory name',
        },
        {
          code: 5023,
          constant: 'ERR_FILE_DIRECTORY_NOT_EXIST',
          library: 'directory does not exist',
        },
        {
          code: 5024,
          constant: 'ERR_FILE_NOT_DIRECTORY',
          library: 'specified file is not directory',
        },
      ],
    },
    {
      ...sharedRows.manyFiles,
      numbers: [
        {
          code: 4102,
          constant: 'ERR_TOO_MANY_OPENED_FILES',
          library: 'too many opened files',
        },
        {
          code: 5001,
          constant: 'ERR_FILE_TOO_MANY_OPENED',
          library: 'too many opened files',
        },
      ],
    },
    {
      ...sharedRows.noSymbol,
      code: 4106,
      constant: 'ERR_UNKNOWN_SYMBOL',
      library: 'unknown symbol',
      readerQuestions: ['symbol name not known suffix'],
    },
    {
      code: 4107,
      constant: 'ERR_INVALID_PRICE_PARAM',
      messages: [
        {text: 'invalid price … for OrderSend function', by: 'terminal', source: 'GH'},
        {text: 'invalid price … for OrderClose function', by: 'terminal', source: 'GH'},
      ],
      library: 'invalid price parameter for trade function',
      readerQuestions: ['ea reports an invalid entry price'],
      meaning: 'The price in the call isn’t valid.',
      action: remedies.checkInputs,
    },
    {
      ...sharedRows.gone,
      code: 4108,
      constant: 'ERR_INVALID_TICKET',
      messages: [
        {text: 'unknown ticket … for OrderClose function', by: 'terminal', source: 'GH'},
        {text: 'unknown ticket … for OrderModify function', by: 'terminal', source: 'EA31337-236'},
      ],
      library: 'invalid ticket',
      readerQuestions: [
        'ticket of an order already gone',
        'unknown ticket for OrderClose function',
        'invalid ticket 4108',
      ],
    },
    {
      code: 4109,
      constant: 'ERR_TRADE_NOT_ALLOWED',
      library: 'trade is not allowed in the expert properties',
      meaning:
        'The EA isn’t allowed to trade: AutoTrading is off, or **Allow live trading** isn’t ticked.',
      action: checkButton('**AutoTrading**'),
    },
    {
      meaning: 'The direction on the EA’s **Common** tab doesn’t let it buy (4110) or sell (4111).',
      action: `${onceClosed} choose **Long & Short** there, unless your instructions say otherwise.`,
      numbers: [
        {
          code: 4110,
          constant: 'ERR_LONGS_NOT_ALLOWED',
          library: 'longs are not allowed in the expert properties',
          readerQuestions: ['robot can only sell, buys blocked'],
        },
        {
          code: 4111,
          constant: 'ERR_SHORTS_NOT_ALLOWED',
          library: 'shorts are not allowed in the expert properties',
          readerQuestions: ['robot can only buy, shorts blocked'],
        },
      ],
    },
    {
      ...sharedRows.easForbidden,
      code: 4112,
      constant: 'ERR_TRADE_EXPERT_DISABLED_BY_SERVER',
      messages: [{...unknownError, source: 'DWXZ-16'}],
      readerQuestions: [
        'are bots banned on my account type',
        'prop firm turned off eas',
        'broker turned off robots on account',
        'everything enabled here but server says no to experts',
        'ea prints unknown error 4112',
      ],
    },
    {
      code: 4200,
      constant: 'ERR_OBJECT_ALREADY_EXISTS',
      library: 'object already exists',
      meaning:
        'The EA tried to draw something that’s already on the chart. This is usually harmless.',
      action: remedies.sendLogIfItPersists,
      readerQuestions: ['arrow or line already exists on chart'],
    },
    {
      ...sharedRows.chartPartGone,
      numbers: [
        {
          code: 4202,
          constant: 'ERR_OBJECT_DOES_NOT_EXIST',
          library: 'object does not exist',
          readerQuestions: ['panel buttons of bot not drawn'],
        },
        {
          code: 4211,
          constant: 'ERR_CHART_NOT_FOUND',
          library: 'chart not found',
        },
        {
          code: 4213,
          constant: 'ERR_CHARTINDICATOR_NOT_FOUND',
          library: 'chart indicator not found',
        },
      ],
    },
    {
      ...sharedRows.noSymbol,
      code: 4220,
      constant: 'ERR_SYMBOL_SELECT',
      library: 'symbol select error',
    },
    {
      ...sharedRows.push,
      numbers: [
        {
          code: 4250,
          constant: 'ERR_NOTIFICATION_ERROR',
          library: 'notification error',
          readerQuestions: ['push to phone not sent'],
        },
        {
          code: 4251,
          constant: 'ERR_NOTIFICATION_PARAMETER',
          library: 'notification parameter error',
        },
        {
          code: 4252,
          constant: 'ERR_NOTIFICATION_SETTINGS',
          library: 'notifications disabled',
          readerQuestions: ['mobile messages of the robot disabled'],
        },
        {
          code: 4253,
          constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
          library: 'notification send too frequent',
          readerQuestions: ['too many alerts to my phone'],
        },
      ],
    },
    {
      ...sharedRows.ftp,
      numbers: [
        {
          code: 4260,
          constant: 'ERR_FTP_NOSERVER',
          library: 'ftp server is not specified',
        },
        {
          code: 4261,
          constant: 'ERR_FTP_NOLOGIN',
          library: 'ftp login is not specified',
        },
        {
          code: 4262,
          constant: 'ERR_FTP_CONNECT_FAILED',
          library: 'ftp connect failed',
          readerQuestions: ['publishing statement to website fails'],
        },
        {
          code: 4263,
          constant: 'ERR_FTP_CLOSED',
          library: 'ftp connect closed',
        },
        {
          code: 4264,
          constant: 'ERR_FTP_CHANGEDIR',
          library: 'ftp change path error',
        },
        {
          code: 4265,
          constant: 'ERR_FTP_FILE_ERROR',
          library: 'ftp file error',
        },
        {
          code: 4266,
          constant: 'ERR_FTP_ERROR',
          library: 'ftp error',
        },
      ],
    },
    {
      ...sharedRows.fileNotOpen,
      code: 5007,
      constant: 'ERR_FILE_INVALID_HANDLE',
      library: 'invalid file handle (file closed or was not opened)',
    },
    {
      ...sharedRows.webAddress,
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      messages: [unknownError],
      readerQuestions: ['wrong url in the settings'],
    },
    {
      ...sharedRows.unreachable,
      numbers: [
        {
          code: 5201,
          constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
          messages: [unknownError],
          readerQuestions: ['api or telegram not reachable from robot'],
        },
        {
          code: 5202,
          constant: 'ERR_WEBREQUEST_TIMEOUT',
          messages: [unknownError],
          readerQuestions: ['licence website timeout'],
        },
        {
          code: 5203,
          constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
          messages: [unknownError],
          readerQuestions: ['licence server request fails'],
        },
      ],
    },
  ],
};
