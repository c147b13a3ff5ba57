import {attachAgainIf, remedies} from './remedies';
import type {CodeMessage, ReturnCodeTable} from './types';

/** What the library prints for codes that it has no text for. */
const unknownError: CodeMessage = {text: 'unknown error', by: 'library', source: 'STDLIB4'};

const openFile =
  'Close other programs that use the file. Files that an EA uses belong in `MQL4\\Files`, or in the shared `Common\\Files` folder if its instructions say so.';

/** MT4: the errors of a running program that a trader may meet. */
export const mt4Runtime: ReturnCodeTable = {
  platform: 'mt4',
  kind: 'runtime',
  source: 'Q4-ERR',
  confidence: 'sure',
  librarySource: 'STDLIB4',
  codes: [
    {
      code: 4000,
      constant: 'ERR_NO_MQLERROR',
      library: 'no error (never generated code)',
      meaning: 'No error number was set. That doesn’t prove that everything worked.',
      action: 'Nothing.',
    },
    {
      code: 4001,
      constant: 'ERR_WRONG_FUNCTION_POINTER',
      library: 'wrong function pointer',
      meaning:
        'The program called a part of itself that isn’t there. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4002,
      constant: 'ERR_ARRAY_INDEX_OUT_OF_RANGE',
      messages: [{text: 'array out of range', by: 'terminal', source: 'GH'}],
      library: 'array index is out of range',
      meaning:
        'The program read past the end of a list. This is a fault in the program and usually stops it.',
      action:
        'If the log has the line `array out of range`, follow [its row](/docs/support/troubleshooting/error-codes#log-array-out-of-range). Otherwise send that day’s log to support.',
    },
    {
      code: 4013,
      constant: 'ERR_ZERO_DIVIDE',
      library: 'zero divide',
      meaning:
        'The program divided by zero, which usually stops it. Often an input is 0, or there are no prices yet.',
      action:
        'Look for an input set to 0, and let the chart load its history. If the log has the line `zero divide`, follow [its row](/docs/support/troubleshooting/error-codes#log-zero-divide). If the error comes back, send the log to support.',
    },
    {
      code: 4014,
      constant: 'ERR_UNKNOWN_COMMAND',
      library: 'unknown command',
      meaning: 'The EA file is damaged, or was built for another version of the terminal.',
      action: 'Update the terminal, then install the EA file again from where you got it.',
    },
    {
      code: 4017,
      constant: 'ERR_DLL_CALLS_NOT_ALLOWED',
      messages: [{text: "Cannot call '…', DLL is not allowed", by: 'terminal', source: 'DWX-18'}],
      library: 'dll calls are not allowed',
      meaning: 'The EA needs a DLL, but DLL imports aren’t allowed.',
      action:
        'If you trust the source of the EA, tick **Allow DLL imports** on its **Common** tab.',
    },
    {
      code: 4018,
      constant: 'ERR_CANNOT_LOAD_LIBRARY',
      messages: [{text: "Cannot load '….dll' [126]", by: 'terminal', source: 'MTAPI-65'}],
      library: 'cannot load library',
      meaning:
        'A DLL couldn’t be loaded. It’s missing or blocked, its runtime is missing, or it’s 64-bit while MT4 is 32-bit.',
      action:
        'Follow [Missing parts](/docs/support/troubleshooting/installer-errors#missing-parts), or for `[193]` [32 or 64 bit](/docs/support/troubleshooting/installer-errors#32-or-64-bit), under [Installer errors](/docs/support/troubleshooting/installer-errors).',
    },
    {
      code: 4019,
      constant: 'ERR_CANNOT_CALL_FUNCTION',
      messages: [
        {text: "Cannot call '…', '….dll' is not loaded", by: 'terminal', source: 'MTAPI-65'},
        {text: "Cannot find '…' in '….dll'", by: 'terminal', source: 'MTAPI-221'},
      ],
      library: 'cannot call function',
      meaning: 'The DLL or library wasn’t loaded, or isn’t the version that the EA expects.',
      action:
        'If the line says `is not loaded`, follow [Missing parts](/docs/support/troubleshooting/installer-errors#missing-parts). If it says `Cannot find`, install all the EA’s files again, together.',
    },
    {
      code: 4020,
      constant: 'ERR_EXTERNAL_CALLS_NOT_ALLOWED',
      library: 'expert function calls are not allowed',
      meaning: 'The EA uses a library, but importing from other experts isn’t allowed.',
      action: 'Tick **Allow import of external experts** on the EA’s **Common** tab.',
    },
    {
      code: 4023,
      constant: 'ERR_DLLFUNC_CRITICALERROR',
      library: 'dll-function call critical error',
      meaning: 'A DLL crashed while the EA was using it.',
      action: remedies.restart,
    },
    {
      code: 4024,
      constant: 'ERR_INTERNAL_ERROR',
      library: 'internal error',
      meaning: 'An internal error in the terminal.',
      action: 'Restart the terminal.',
    },
    {
      code: 4025,
      constant: 'ERR_OUT_OF_MEMORY',
      library: 'out of memory',
      meaning: 'The terminal has run out of memory.',
      action: remedies.freeMemory,
    },
    {
      code: 4026,
      constant: 'ERR_INVALID_POINTER',
      library: 'invalid pointer',
      meaning: 'The program used an object that doesn’t exist. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4030,
      constant: 'ERR_CHART_NOREPLY',
      library: 'no reply from chart',
      meaning: 'The chart doesn’t respond.',
      action: remedies.newChart,
    },
    {
      code: 4050,
      constant: 'ERR_INVALID_FUNCTION_PARAMSCNT',
      library: 'invalid function parameters count',
      meaning:
        'A function was called with too many or too few values. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4051,
      constant: 'ERR_INVALID_FUNCTION_PARAMVALUE',
      messages: [
        {text: 'invalid lots amount for OrderSend function', by: 'terminal', source: 'FF'},
      ],
      library: 'invalid function parameter value',
      meaning: 'A function was given a value it can’t use, often one from an input.',
      action: remedies.checkInputs,
    },
    {
      code: 4055,
      constant: 'ERR_CUSTOM_INDICATOR_ERROR',
      library: 'custom indicator error',
      meaning: 'An indicator that the EA uses has failed.',
      action: 'Check that the indicator files that came with the EA are in `MQL4\\Indicators`.',
    },
    {
      code: 4057,
      constant: 'ERR_GLOBAL_VARIABLES_PROCESSING',
      library: 'global variables processing error',
      meaning:
        'The terminal couldn’t process its global variables, the values that it stores for programs.',
      action: remedies.restart,
    },
    {
      code: 4058,
      constant: 'ERR_GLOBAL_VARIABLE_NOT_FOUND',
      library: 'global variable not found',
      meaning: 'A global variable, a value that the terminal stores for programs, doesn’t exist.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4059,
      constant: 'ERR_FUNC_NOT_ALLOWED_IN_TESTING',
      library: 'function is not allowed in testing mode',
      meaning: 'The Strategy Tester doesn’t allow this function.',
      action: 'Nothing: this affects the tester, not a live chart.',
    },
    {
      code: 4060,
      constant: 'ERR_FUNCTION_NOT_CONFIRMED',
      library: 'function is not confirmed',
      meaning:
        'The call isn’t allowed, for example because a web address isn’t on the list of allowed ones.',
      action: `If the EA’s instructions name an address, tick **Allow WebRequest for listed URL** under **Tools > Options > Expert Advisors** and add the address. ${remedies.attachAgain}`,
      confidence: 'likely',
    },
    {
      code: 4061,
      constant: 'ERR_SEND_MAIL_ERROR',
      library: 'send mail error',
      meaning: 'An e-mail couldn’t be sent.',
      action: 'Check **Tools > Options > Email**. Trading continues.',
    },
    {
      code: 4062,
      constant: 'ERR_STRING_PARAMETER_EXPECTED',
      library: 'string parameter expected',
      meaning:
        'A function expected text and was given something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4063,
      constant: 'ERR_INTEGER_PARAMETER_EXPECTED',
      library: 'integer parameter expected',
      meaning:
        'A function expected a whole number and was given something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4064,
      constant: 'ERR_DOUBLE_PARAMETER_EXPECTED',
      library: 'double parameter expected',
      meaning:
        'A function expected a decimal number and was given something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4065,
      constant: 'ERR_ARRAY_AS_PARAMETER_EXPECTED',
      library: 'array as parameter expected',
      meaning:
        'A function expected a list and was given something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4066,
      constant: 'ERR_HISTORY_WILL_UPDATED',
      library: 'requested history data is in update state',
      meaning: 'The price history is still being loaded.',
      action: 'Wait, and keep the chart open until the history is complete.',
    },
    {
      code: 4067,
      constant: 'ERR_TRADE_ERROR',
      library: 'internal trade error',
      meaning: 'A trade operation failed inside the terminal.',
      action:
        'Check the **Trade** tab to see what’s open. If the error comes back, restart the terminal and send the log to support.',
    },
    {
      code: 4068,
      constant: 'ERR_RESOURCE_NOT_FOUND',
      library: 'resource not found',
      meaning: 'A part that belongs inside the EA file, such as a picture or a sound, isn’t there.',
      action: remedies.reinstall,
    },
    {
      code: 4069,
      constant: 'ERR_RESOURCE_NOT_SUPPORTED',
      library: 'resource not supported',
      meaning: 'A part inside the EA file is of a kind that the terminal doesn’t support.',
      action: remedies.sendLog,
    },
    {
      code: 4070,
      constant: 'ERR_RESOURCE_DUPLICATED',
      library: 'duplicate resource',
      meaning: 'Two parts of the EA have the same name. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4071,
      constant: 'ERR_INDICATOR_CANNOT_INIT',
      library: 'cannot initialize custom indicator',
      meaning: 'An indicator that the EA needs was found but couldn’t start.',
      action:
        'Read the lines before it on the **Experts** tab. If they don’t name a reason, send the log to support.',
    },
    {
      code: 4072,
      constant: 'ERR_INDICATOR_CANNOT_LOAD',
      library: 'cannot load custom indicator',
      meaning: 'An indicator that the EA needs couldn’t be loaded.',
      action:
        'Put the indicator files that came with the EA into `MQL4\\Indicators` and restart the terminal.',
    },
    {
      code: 4073,
      constant: 'ERR_NO_HISTORY_DATA',
      library: 'no history data',
      meaning: 'There’s no price history for this symbol and timeframe.',
      action:
        'Open the chart and scroll back with the Home key so that the history loads, or use **Tools > History Center**.',
    },
    {
      code: 4074,
      constant: 'ERR_NO_MEMORY_FOR_HISTORY',
      library: 'not enough memory for history data',
      meaning: 'There isn’t enough memory for the price history.',
      action: remedies.freeMemory,
    },
    {
      code: 4075,
      constant: 'ERR_NO_MEMORY_FOR_INDICATOR',
      library: 'not enough memory for indicator',
      meaning: 'There isn’t enough memory for an indicator.',
      action: remedies.freeMemory,
    },
    {
      code: 4099,
      constant: 'ERR_END_OF_FILE',
      library: 'end of file',
      meaning: 'The program has read a file to its end.',
      action:
        'Nothing, unless it keeps happening. If you supplied the file, check that it’s complete.',
    },
    {
      code: 4100,
      constant: 'ERR_SOME_FILE_ERROR',
      library: 'some file error',
      meaning: 'Something went wrong with a file.',
      action: remedies.releaseFile,
    },
    {
      code: 4101,
      constant: 'ERR_WRONG_FILE_NAME',
      library: 'wrong file name',
      meaning: 'The file name isn’t valid.',
      action: remedies.checkFileName,
    },
    {
      code: 4102,
      constant: 'ERR_TOO_MANY_OPENED_FILES',
      library: 'too many opened files',
      meaning: 'The program has too many files open.',
      action: remedies.restart,
    },
    {
      code: 4103,
      constant: 'ERR_CANNOT_OPEN_FILE',
      library: 'cannot open file',
      meaning: 'A file couldn’t be opened.',
      action: openFile,
    },
    {
      code: 4104,
      constant: 'ERR_INCOMPATIBLE_FILEACCESS',
      library: 'incompatible access to a file',
      meaning:
        'The program used a file in a way it hadn’t opened it for. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4105,
      constant: 'ERR_NO_ORDER_SELECTED',
      library: 'no order selected',
      meaning: 'The program used an order before selecting one. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4106,
      constant: 'ERR_UNKNOWN_SYMBOL',
      library: 'unknown symbol',
      meaning: 'The account has no symbol with this name.',
      action: 'Use the exact name from **Market Watch**, including any prefix or suffix.',
    },
    {
      code: 4107,
      constant: 'ERR_INVALID_PRICE_PARAM',
      messages: [
        {text: 'invalid price … for OrderSend function', by: 'terminal', source: 'GH'},
        {text: 'invalid price … for OrderClose function', by: 'terminal', source: 'GH'},
      ],
      library: 'invalid price parameter for trade function',
      meaning: 'The price in the call isn’t valid.',
      action:
        'Check inputs that hold prices or distances. If they’re right, send the log to support.',
    },
    {
      code: 4108,
      constant: 'ERR_INVALID_TICKET',
      messages: [{text: 'unknown ticket … for OrderClose function', by: 'terminal', source: 'GH'}],
      library: 'invalid ticket',
      meaning: 'The order doesn’t exist any more; usually it has already been closed.',
      action: 'Nothing, unless it keeps happening.',
    },
    {
      code: 4109,
      constant: 'ERR_TRADE_NOT_ALLOWED',
      library: 'trade is not allowed in the expert properties',
      meaning:
        'The EA isn’t allowed to trade: **Allow live trading** isn’t ticked, or AutoTrading is off.',
      action:
        'If the EA doesn’t run on a VPS or virtual hosting, turn on **AutoTrading** on the toolbar, and tick **Allow live trading** on the EA’s **Common** tab. [Full steps](/docs/support/troubleshooting/error-codes#error-4109)',
    },
    {
      code: 4110,
      constant: 'ERR_LONGS_NOT_ALLOWED',
      library: 'longs are not allowed in the expert properties',
      meaning: 'The EA isn’t allowed to buy: its direction is set to Only Short.',
      action: 'Set the direction on the EA’s **Common** tab to **Long & Short**.',
    },
    {
      code: 4111,
      constant: 'ERR_SHORTS_NOT_ALLOWED',
      library: 'shorts are not allowed in the expert properties',
      meaning: 'The EA isn’t allowed to sell: its direction is set to Only Long.',
      action: 'Set the direction on the EA’s **Common** tab to **Long & Short**.',
    },
    {
      code: 4112,
      constant: 'ERR_TRADE_EXPERT_DISABLED_BY_SERVER',
      messages: [{...unknownError, source: 'DWXZ-16'}],
      meaning: 'The broker doesn’t allow EAs to trade on this account.',
      action: 'Ask the broker. No setting in the terminal changes this.',
    },
    {
      code: 4200,
      constant: 'ERR_OBJECT_ALREADY_EXISTS',
      library: 'object already exists',
      meaning:
        'The program tried to draw a line, label or button that’s already on the chart. This is usually harmless.',
      action: remedies.sendLogIfItPersists,
    },
    {
      code: 4201,
      constant: 'ERR_UNKNOWN_OBJECT_PROPERTY',
      library: 'unknown object property',
      meaning:
        'The program asked a drawing on the chart for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4202,
      constant: 'ERR_OBJECT_DOES_NOT_EXIST',
      library: 'object does not exist',
      meaning: 'A line, label or button isn’t on the chart, or isn’t there any more.',
      action: `${attachAgainIf('If you deleted drawings from the chart')} If it happens again, send the log to support.`,
    },
    {
      code: 4203,
      constant: 'ERR_UNKNOWN_OBJECT_TYPE',
      library: 'unknown object type',
      meaning:
        'The program tried to draw something that the terminal doesn’t know. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4204,
      constant: 'ERR_NO_OBJECT_NAME',
      library: 'no object name',
      meaning:
        'The program tried to draw something on the chart without naming it. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4205,
      constant: 'ERR_OBJECT_COORDINATES_ERROR',
      library: 'object coordinates error',
      meaning: 'The place on the chart where the program tried to draw isn’t valid.',
      action: remedies.sendLog,
    },
    {
      code: 4206,
      constant: 'ERR_NO_SPECIFIED_SUBWINDOW',
      library: 'no specified subwindow',
      meaning:
        'The part of the chart window where the program tried to draw doesn’t exist. It may belong to an indicator that was removed.',
      action: remedies.reattach,
    },
    {
      code: 4207,
      constant: 'ERR_SOME_OBJECT_ERROR',
      library: 'graphical object error',
      meaning: 'Something went wrong with a drawing on the chart.',
      action: remedies.reattach,
    },
    {
      code: 4210,
      constant: 'ERR_CHART_PROP_INVALID',
      library: 'unknown chart property',
      meaning:
        'The program asked a chart for a property it doesn’t have. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 4211,
      constant: 'ERR_CHART_NOT_FOUND',
      library: 'chart not found',
      meaning: 'A chart that the program uses isn’t open. It may have been closed.',
      action: attachAgainIf('If you closed a chart that the EA had opened'),
    },
    {
      code: 4212,
      constant: 'ERR_CHARTWINDOW_NOT_FOUND',
      library: 'chart subwindow not found',
      meaning:
        'A part of the chart window that the program uses isn’t there. It may belong to an indicator that was removed.',
      action: remedies.reattach,
    },
    {
      code: 4213,
      constant: 'ERR_CHARTINDICATOR_NOT_FOUND',
      library: 'chart indicator not found',
      meaning: 'An indicator that the program uses isn’t on the chart.',
      action: attachAgainIf('If you removed an indicator, put it back. If that doesn’t help'),
    },
    {
      code: 4220,
      constant: 'ERR_SYMBOL_SELECT',
      library: 'symbol select error',
      meaning: 'A symbol couldn’t be added to Market Watch.',
      action: remedies.checkSymbol,
    },
    {
      code: 4250,
      constant: 'ERR_NOTIFICATION_ERROR',
      library: 'notification error',
      meaning: 'A push notification couldn’t be sent.',
      action:
        'Check the connection, and send a test under **Tools > Options > Notifications**. Trading continues.',
    },
    {
      code: 4251,
      constant: 'ERR_NOTIFICATION_PARAMETER',
      library: 'notification parameter error',
      meaning: 'A push notification had no usable text. At most 255 characters are allowed.',
      action: 'Trading continues. If the error comes back, send the log to support.',
    },
    {
      code: 4252,
      constant: 'ERR_NOTIFICATION_SETTINGS',
      library: 'notifications disabled',
      meaning: 'Push notifications are turned off, or no MetaQuotes ID has been entered.',
      action:
        'Set them up under **Tools > Options > Notifications**, or turn off the input that sends them.',
    },
    {
      code: 4253,
      constant: 'ERR_NOTIFICATION_TOO_FREQUENT',
      library: 'notification send too frequent',
      meaning:
        'Push notifications are being sent too close together. At most 2 a second and 10 a minute are allowed.',
      action: 'Let fewer charts or EAs send notifications. Trading continues.',
    },
    {
      code: 4260,
      constant: 'ERR_FTP_NOSERVER',
      library: 'ftp server is not specified',
      meaning: 'No FTP server has been entered, so a file couldn’t be sent.',
      action: remedies.checkFtp,
    },
    {
      code: 4261,
      constant: 'ERR_FTP_NOLOGIN',
      library: 'ftp login is not specified',
      meaning: 'No FTP login has been entered, so a file couldn’t be sent.',
      action: remedies.checkFtp,
    },
    {
      code: 4262,
      constant: 'ERR_FTP_CONNECT_FAILED',
      library: 'ftp connect failed',
      meaning: 'The FTP server couldn’t be reached.',
      action: remedies.checkFtp,
    },
    {
      code: 4263,
      constant: 'ERR_FTP_CLOSED',
      library: 'ftp connect closed',
      meaning: 'The connection to the FTP server was closed.',
      action: 'It may pass. If it happens again, check **Tools > Options > FTP**.',
    },
    {
      code: 4264,
      constant: 'ERR_FTP_CHANGEDIR',
      library: 'ftp change path error',
      meaning: 'The folder on the FTP server couldn’t be opened.',
      action: remedies.checkFtp,
    },
    {
      code: 4265,
      constant: 'ERR_FTP_FILE_ERROR',
      library: 'ftp file error',
      meaning: 'The file to be sent by FTP couldn’t be used.',
      action: 'If you chose the file, check that it’s in `MQL4\\Files`.',
    },
    {
      code: 4266,
      constant: 'ERR_FTP_ERROR',
      library: 'ftp error',
      meaning: 'A file couldn’t be sent by FTP.',
      action: remedies.checkFtp,
    },
    {
      code: 5001,
      constant: 'ERR_FILE_TOO_MANY_OPENED',
      library: 'too many opened files',
      meaning: 'The program has too many files open.',
      action: remedies.restart,
    },
    {
      code: 5002,
      constant: 'ERR_FILE_WRONG_FILENAME',
      library: 'wrong file name',
      meaning: 'The file name isn’t valid.',
      action: remedies.checkFileName,
    },
    {
      code: 5003,
      constant: 'ERR_FILE_TOO_LONG_FILENAME',
      library: 'too long file name',
      meaning: 'The file name is too long.',
      action: 'If the EA has an input for the file name, choose a shorter one.',
    },
    {
      code: 5004,
      constant: 'ERR_FILE_CANNOT_OPEN',
      library: 'cannot open file',
      meaning: 'A file couldn’t be opened.',
      action: openFile,
    },
    {
      code: 5005,
      constant: 'ERR_FILE_BUFFER_ALLOCATION_ERROR',
      library: 'text file buffer allocation error',
      meaning: 'There isn’t enough memory to work with a text file.',
      action: remedies.freeMemory,
    },
    {
      code: 5006,
      constant: 'ERR_FILE_CANNOT_DELETE',
      library: 'cannot delete file',
      meaning: 'A file couldn’t be deleted.',
      action: remedies.releaseFile,
    },
    {
      code: 5007,
      constant: 'ERR_FILE_INVALID_HANDLE',
      library: 'invalid file handle (file closed or was not opened)',
      meaning:
        'The program used a file that isn’t open. Often it couldn’t be opened in the first place.',
      action:
        'Read the lines before it on the **Experts** tab. If they don’t name a file, send the log to support.',
    },
    {
      code: 5008,
      constant: 'ERR_FILE_WRONG_HANDLE',
      library: 'wrong file handle (handle index is out of handle table)',
      meaning: 'The program used a file that doesn’t exist. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5009,
      constant: 'ERR_FILE_NOT_TOWRITE',
      library: 'file must be opened with FILE_WRITE flag',
      meaning:
        'The program wrote to a file that it hadn’t opened for writing. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5010,
      constant: 'ERR_FILE_NOT_TOREAD',
      library: 'file must be opened with FILE_READ flag',
      meaning:
        'The program read a file that it hadn’t opened for reading. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5011,
      constant: 'ERR_FILE_NOT_BIN',
      library: 'file must be opened with FILE_BIN flag',
      meaning:
        'The program needs a file as binary data but opened it as text. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5012,
      constant: 'ERR_FILE_NOT_TXT',
      library: 'file must be opened with FILE_TXT flag',
      meaning:
        'The program needs a file as text but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5013,
      constant: 'ERR_FILE_NOT_TXTORCSV',
      library: 'file must be opened with FILE_TXT or FILE_CSV flag',
      meaning:
        'The program needs a file as text or a table but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5014,
      constant: 'ERR_FILE_NOT_CSV',
      library: 'file must be opened with FILE_CSV flag',
      meaning:
        'The program needs a file as a table (CSV) but opened it as something else. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5015,
      constant: 'ERR_FILE_READ_ERROR',
      library: 'file read error',
      meaning: 'A file couldn’t be read.',
      action: remedies.releaseFile,
    },
    {
      code: 5016,
      constant: 'ERR_FILE_WRITE_ERROR',
      library: 'file write error',
      meaning: 'A file couldn’t be written.',
      action:
        'Check that there’s free space on the disk, and close other programs that use the file.',
    },
    {
      code: 5017,
      constant: 'ERR_FILE_BIN_STRINGSIZE',
      library: 'string size must be specified for binary file',
      meaning:
        'The program didn’t say how long a piece of text in a binary file is. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5018,
      constant: 'ERR_FILE_INCOMPATIBLE',
      library: 'incompatible file (for string arrays-TXT, for others-BIN)',
      meaning: 'The kind of file doesn’t suit the data. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5019,
      constant: 'ERR_FILE_IS_DIRECTORY',
      library: 'file is directory, not file',
      meaning: 'The name belongs to a folder, not to a file.',
      action: remedies.checkFileName,
    },
    {
      code: 5020,
      constant: 'ERR_FILE_NOT_EXIST',
      library: 'file does not exist',
      meaning: 'The file doesn’t exist.',
      action:
        'If the EA has an input for the file name, correct it. If its instructions name a file, put that file into `MQL4\\Files`, or into the shared `Common\\Files` folder if they say so. Otherwise send the log to support.',
    },
    {
      code: 5021,
      constant: 'ERR_FILE_CANNOT_REWRITE',
      library: 'file cannot be rewritten',
      meaning: 'The file can’t be overwritten.',
      action: remedies.releaseFile,
    },
    {
      code: 5022,
      constant: 'ERR_FILE_WRONG_DIRECTORYNAME',
      library: 'wrong directory name',
      meaning: 'The folder name isn’t valid.',
      action: remedies.checkFolderName,
    },
    {
      code: 5023,
      constant: 'ERR_FILE_DIRECTORY_NOT_EXIST',
      library: 'directory does not exist',
      meaning: 'The folder doesn’t exist.',
      action: remedies.checkFolderName,
    },
    {
      code: 5024,
      constant: 'ERR_FILE_NOT_DIRECTORY',
      library: 'specified file is not directory',
      meaning: 'The name belongs to a file, not to a folder.',
      action: remedies.checkFolderName,
    },
    {
      code: 5025,
      constant: 'ERR_FILE_CANNOT_DELETE_DIRECTORY',
      library: 'cannot delete directory',
      meaning: 'A folder couldn’t be deleted.',
      action: remedies.releaseFolder,
    },
    {
      code: 5026,
      constant: 'ERR_FILE_CANNOT_CLEAN_DIRECTORY',
      library: 'cannot clean directory',
      meaning: 'A folder couldn’t be emptied.',
      action: remedies.releaseFolder,
    },
    {
      code: 5027,
      constant: 'ERR_FILE_ARRAYRESIZE_ERROR',
      library: 'array resize error',
      meaning: 'A list couldn’t be enlarged while a file was being read.',
      action: remedies.sendLog,
    },
    {
      code: 5028,
      constant: 'ERR_FILE_STRINGRESIZE_ERROR',
      library: 'string resize error',
      meaning: 'A piece of text couldn’t be enlarged while a file was being read.',
      action: remedies.sendLog,
    },
    {
      code: 5029,
      constant: 'ERR_FILE_STRUCT_WITH_OBJECTS',
      library: 'structure contains strings or dynamic arrays',
      meaning:
        'The program used data that can’t be written to or read from a file. This is a fault in the program.',
      action: remedies.sendLog,
    },
    {
      code: 5200,
      constant: 'ERR_WEBREQUEST_INVALID_ADDRESS',
      messages: [unknownError],
      meaning: 'The web address isn’t valid.',
      action: remedies.checkAddress,
    },
    {
      code: 5201,
      constant: 'ERR_WEBREQUEST_CONNECT_FAILED',
      messages: [unknownError],
      meaning: 'The web address couldn’t be reached.',
      action: 'Open the address in a browser on the same machine. Check the firewall and proxy.',
    },
    {
      code: 5202,
      constant: 'ERR_WEBREQUEST_TIMEOUT',
      messages: [unknownError],
      meaning: 'The web address didn’t answer in time.',
      action: remedies.checkConnection,
    },
    {
      code: 5203,
      constant: 'ERR_WEBREQUEST_REQUEST_FAILED',
      messages: [unknownError],
      meaning: 'The web request failed.',
      action: 'Try again later. If it still fails, send the log to support.',
    },
  ],
};
