import {remedies} from '../return-codes/remedies';
import type {JournalLine} from './types';
import {buttonWarning} from '../buttonWarning';
import {checkJournalLines} from '../build/checkJournalLines';
import {supportAddress} from '../supportAddress';

/** Lines of the **Journal** and **Experts** tabs that carry no number. */
export const journalLines: readonly JournalLine[] = [
  // Starting and stopping
  {
    id: 'log-loaded-successfully',
    text: 'expert … loaded successfully',
    platforms: ['mt4', 'mt5'],
    meaning: 'The EA is on the chart.',
    action:
      'No action needed. If it doesn’t trade, see [why](/docs/support/faq/setup#attached-but-not-trading).',
    source: 'MTAPI-65',
  },
  {
    id: 'log-expert-removed',
    text: 'expert … removed',
    platforms: ['mt4', 'mt5'],
    meaning: 'The EA is no longer on the chart and no longer manages its positions.',
    action:
      'Look up the [reason](/docs/support/troubleshooting/error-codes#why-an-ea-stopped) on the lines before this one. If the EA isn’t on any chart and doesn’t come back by itself, [attach it again](/docs/support/troubleshooting/error-codes#attach-again).',
    source: 'MTAPI-65',
    ownerQuestions: ['line says my expert was taken off'],
  },
  {
    id: 'log-not-initialized',
    text: '…: not initialized',
    platforms: ['mt4'],
    tab: 'Experts',
    meaning: 'The EA couldn’t start.',
    action: 'Read the lines before this one, which usually name the reason.',
    source: 'MTAPI-65',
  },
  {
    id: 'log-uninit-reason',
    text: '…: uninit reason …',
    platforms: ['mt4'],
    tab: 'Experts',
    meaning: 'The EA stopped, and the number says why.',
    action:
      'Look it up under [Why an EA stopped](/docs/support/troubleshooting/error-codes#why-an-ea-stopped).',
    source: 'MTAPI-65',
  },
  {
    id: 'log-initializing-failed',
    text: 'initializing of … failed with code 1',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The EA refused to start.',
    action: 'Read the lines from the same time on the **Experts** tab, and check the EA’s inputs.',
    source: 'GH',
    ownerQuestions: ['attached and gone a second later mt5'],
  },
  {
    id: 'log-oninit-critical-error',
    text: 'OnInit critical error',
    platforms: ['mt5'],
    meaning: 'A critical error stopped the EA while it was starting.',
    action: 'Read the lines before this one, or send the log to support.',
    source: 'MQL5-ART',
  },
  {
    id: 'log-loading-failed',
    text: 'loading of … failed [568]',
    platforms: ['mt5'],
    meaning: 'The terminal couldn’t load the EA file. MetaQuotes doesn’t document this number.',
    action:
      'Update the terminal and [install the EA file again](/docs/support/updates/#take-an-update).',
    source: 'GH',
    ownerQuestions: ['robot file corrupt mt5'],
  },
  {
    id: 'log-invalid-ex5',
    text: 'invalid ex5 file (534)',
    platforms: ['mt5'],
    meaning:
      'The terminal couldn’t read the EA file. The EA isn’t on its chart and manages no positions. MetaQuotes doesn’t document this number.',
    action:
      'Turn **Algo Trading** off and [install the EA file again](/docs/support/updates/#take-an-update). Where the EA is missing, [attach it again](/docs/support/troubleshooting/error-codes#attach-again), or send the line to support.',
    source: 'GH',
  },
  {
    id: 'log-avx2-required',
    text: 'AVX2 required, you have AVX only',
    platforms: ['mt5'],
    meaning: 'The EA was compiled for a newer processor than this machine has.',
    action: `Use a newer computer or VPS, or ask [support](${supportAddress()}) for a build that runs without AVX2.`,
    source: 'GH',
    ownerQuestions: ['processor too old for the robot'],
  },
  {
    id: 'log-cannot-open-file',
    text: "cannot open file '…'",
    platforms: ['mt4'],
    meaning:
      'If it names an EA (`.ex4`, `.mq4`), its folder has no file that the terminal can run, perhaps only source code.',
    action:
      'Copy the `.ex4` file into `MQL4\\Experts` and refresh the **Navigator**. For other files, see [4103](/docs/support/troubleshooting/error-codes#mt4-4103).',
    source: 'DWXZ-39',
  },

  // Permission to trade
  {
    id: 'log-account-changed',
    text: 'automated trading is disabled because the account has been changed',
    platforms: ['mt5'],
    meaning: 'The terminal logged in to another account and turned Algo Trading off.',
    action: `Check the account number in the title bar and the EA’s inputs, then turn **Algo Trading** on. ${buttonWarning} See [why it turns itself off](/docs/support/faq/setup#button-turns-off).`,
    source: 'GH',
    ownerQuestions: ['experts disabled because I switched login'],
  },
  {
    id: 'log-profile-changed',
    text: 'automated trading is disabled because profile has been changed',
    platforms: ['mt5'],
    meaning: 'Another profile was opened, and the terminal turned Algo Trading off.',
    action: `Check that the right charts are open, with the right inputs, then turn **Algo Trading** on. ${buttonWarning} See [why it turns itself off](/docs/support/faq/setup#button-turns-off).`,
    source: 'GH',
  },
  {
    id: 'log-trading-enabled',
    text: 'trading has been enabled - hedging mode',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The login has the right to trade. The line ends with the account type.',
    action: 'No action needed.',
    source: 'GH',
  },
  {
    id: 'log-investor-mode',
    text: 'trading has been disabled - investor mode',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'You logged in with the investor password, so neither you nor an EA can trade.',
    action: 'See [Which password do I need?](/docs/support/faq/setup#which-password)',
    source: 'Q5-PERM',
  },
  {
    id: 'log-unknown-retcode-0',
    text: 'unknown retcode 0',
    platforms: ['mt5'],
    tab: 'Experts',
    meaning:
      'A trade request got no result, usually because the server didn’t answer. It might still have been carried out.',
    action:
      'Check the **Trade** tab, and read the lines from the same time on the **Journal** tab.',
    source: 'GH',
    ownerQuestions: ['no answer at all from server retcode zero'],
  },

  // Login and connection
  {
    id: 'log-authorized',
    text: "'…': authorized on … through …",
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The login succeeded.',
    action: 'No action needed.',
    source: 'GH',
  },
  {
    id: 'log-invalid-account',
    text: 'authorization on … failed (Invalid account)',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The account number or password is wrong, or the account no longer exists.',
    action:
      'Follow [Invalid account](/docs/support/troubleshooting/metatrader/no-connection#invalid-account).',
    source: 'GH',
  },
  {
    id: 'log-demo-account-deleted',
    text: "current demo account '…' was deleted on trade server, new demo will be allocated",
    platforms: ['mt5'],
    tab: 'Journal',
    meaning:
      'Your demo account no longer exists. MT5 might open a new one, and the EA would run on that.',
    action:
      'Turn off **Algo Trading**, and check the account number in the title bar. See [Invalid account](/docs/support/troubleshooting/metatrader/no-connection#invalid-account).',
    source: 'M5-ACCT',
  },
  {
    id: 'log-previous-authorization',
    text: 'previous successful authorization performed from … on …',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'When this account was last logged in to, and from which internet address.',
    action:
      'If it wasn’t you, [change the password](/docs/support/faq/setup#change-password) and tell the broker.',
    source: 'GH',
    ownerQuestions: ['is my account hacked unknown address in journal'],
  },
  {
    id: 'log-terminal-synchronized',
    text: 'terminal synchronized with …',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The account’s data has been loaded, with this number of positions and orders.',
    action: 'No action needed if the numbers are what you expect.',
    source: 'GH',
  },
  {
    id: 'log-connection-lost',
    text: 'connection to … lost',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The connection to the server dropped. Until it’s back, no EA can trade.',
    action:
      'Wait a minute, then follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    source: 'GH',
    ownerQuestions: ['link to the server dropped at night mt5'],
  },
  {
    id: 'log-disconnected',
    text: 'disconnected from …',
    platforms: ['mt5'],
    tab: 'Journal',
    meaning: 'The terminal has logged out of the server.',
    action:
      'If it doesn’t log in again, follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    source: 'GH',
  },
  {
    id: 'log-no-connection',
    text: 'no connection to …',
    platforms: ['mt5'],
    meaning: 'The terminal couldn’t reach the server.',
    action: 'Follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    source: 'GH',
  },
  {
    id: 'log-connect-failed',
    text: 'connect failed [No connection]',
    platforms: ['mt4'],
    tab: 'Journal',
    meaning: 'The terminal couldn’t reach the server.',
    action: 'Follow [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    source: 'EAT-135',
  },
  {
    id: 'log-vps-hosting-service',
    text: "use MetaTrader VPS Hosting Service to speed up the execution: … via '…' instead of …",
    platforms: ['mt5'],
    meaning: 'An advertisement for MetaQuotes’ virtual hosting.',
    action: 'No action needed.',
    source: 'GH',
    ownerQuestions: ['do I have to rent the vps it recommends'],
  },
  {
    id: 'log-list-of-signals',
    text: 'failed get list of signals',
    platforms: ['mt5'],
    meaning: 'The Signals service couldn’t be reached. EAs aren’t affected.',
    action: 'No action needed.',
    source: 'GH',
  },

  // DLLs
  {
    id: 'log-dll-loading-not-allowed',
    text: 'DLL loading is not allowed',
    platforms: ['mt5'],
    meaning: 'The EA needs a DLL, but DLL imports aren’t allowed.',
    action: 'If you trust its source, allow DLL imports on its **Dependencies** tab.',
    source: 'GH',
  },
  {
    id: 'log-cannot-load-dll-126',
    text: "cannot load '….dll' [126]",
    platforms: ['mt4', 'mt5'],
    tab: 'Experts',
    meaning: 'The DLL, or a file that it needs, is missing, often the Visual C++ runtime.',
    action: 'Follow [Missing parts](/docs/support/troubleshooting/installer-errors#missing-parts).',
    source: 'MTAPI-65',
  },
  {
    id: 'log-cannot-load-dll-193',
    text: "Cannot load '….dll' [193]",
    platforms: ['mt4'],
    tab: 'Experts',
    meaning: 'The DLL doesn’t fit this terminal. Usually 32-bit and 64-bit files were mixed.',
    action: 'Follow [32 or 64 bit](/docs/support/troubleshooting/installer-errors#32-or-64-bit).',
    source: 'DWXZ-107',
  },
  {
    id: 'log-dll-not-loaded',
    text: "Cannot call '…', '….dll' is not loaded",
    platforms: ['mt4', 'mt5'],
    tab: 'Experts',
    meaning: 'The EA needs a DLL that couldn’t be loaded.',
    action: 'Follow [Missing parts](/docs/support/troubleshooting/installer-errors#missing-parts).',
    source: 'MTAPI-192',
  },
  {
    id: 'log-unresolved-import',
    text: 'unresolved import function call',
    platforms: ['mt4', 'mt5'],
    tab: 'Experts',
    meaning: 'A DLL or library isn’t available. The EA stops.',
    action: 'Look up the line before this one.',
    source: 'MTAPI-192',
  },
  {
    id: 'log-unhandled-exception',
    text: 'Unhandled exception 0xE0434352',
    platforms: ['mt4'],
    meaning: 'A DLL made with .NET failed.',
    action: remedies.restart,
    source: 'PYT-6',
  },
  {
    id: 'log-access-violation',
    text: 'access violation … to 0x…',
    platforms: ['mt4', 'mt5'],
    meaning: 'A DLL or the EA crashed.',
    action:
      'First look up a line before this one that names a DLL. Then restart the terminal when no positions are open.',
    source: 'MTAPI-283',
    ownerQuestions: ['robot crashed with a memory address'],
  },

  // Bugs
  {
    id: 'log-array-out-of-range',
    text: "array out of range in '…'",
    platforms: ['mt4', 'mt5'],
    tab: 'Experts',
    meaning:
      'The EA read past the end of an array and was stopped. It no longer manages its positions.',
    action:
      '[Attach the EA again](/docs/support/troubleshooting/error-codes#attach-again). Send the whole line to support.',
    source: 'MQL5-ART',
    ownerQuestions: ['index beyond the list robot stopped'],
  },
  {
    id: 'log-zero-divide',
    text: "zero divide in '…'",
    platforms: ['mt4', 'mt5'],
    tab: 'Experts',
    meaning: 'The EA divided by zero and was stopped. It no longer manages its positions.',
    action:
      '[Attach the EA again](/docs/support/troubleshooting/error-codes#attach-again). Before you click **OK**, compare inputs set to 0 with the instructions. Often 0 means “off”. If it happens again, send the whole line to support.',
    source: 'MQL5-ART',
    ownerQuestions: ['division by zero stopped the robot'],
  },
  {
    id: 'log-undeleted-objects',
    text: '… undeleted objects left',
    platforms: ['mt4', 'mt5'],
    meaning: 'The EA didn’t tidy up its memory when it ended. Harmless.',
    action: 'No action needed.',
    source: 'EA31337-162',
  },
  {
    id: 'log-leaked-memory',
    text: '… bytes of leaked memory',
    platforms: ['mt4', 'mt5'],
    meaning: 'The EA didn’t give back all of its memory. Usually harmless.',
    action:
      'No action needed. If the terminal becomes slow, restart it when no positions are open.',
    source: 'EA31337-162',
    ownerQuestions: ['memory leak message is it harmful'],
  },

  // Strategy Tester
  {
    id: 'log-tester-oninit-failed',
    text: 'tester stopped because OnInit failed',
    platforms: ['mt5'],
    meaning: 'A critical error stopped the EA while it was starting in the Strategy Tester.',
    action: 'Read the lines before this one, or send the log to support.',
    source: 'MQL5-ART',
  },
  {
    id: 'log-tester-oninit-non-zero',
    text: 'tester stopped because OnInit returns non-zero code 1',
    platforms: ['mt5'],
    meaning: 'The EA refused to start in the Strategy Tester.',
    action: 'Read the lines before this one, and check the inputs of the test.',
    source: 'GH',
  },
  {
    id: 'log-tester-stop-out',
    text: 'Tester stop out occurred on …% of testing interval',
    platforms: ['mt5'],
    meaning: 'The simulated account ran out of margin, and the test ends there.',
    action: 'Check the deposit of the test and its lot inputs.',
    source: 'GH',
    ownerQuestions: ['account wiped out in the backtest'],
  },
  {
    id: 'log-no-optimized-parameter',
    text: 'no optimized parameter selected, please check input(s) to be optimized and set start, step and stop values',
    platforms: ['mt5'],
    meaning: 'No input is ticked for the optimisation, or the preset couldn’t be read.',
    action: 'Tick at least one input of the test, and set its start, step and stop.',
    source: 'GH',
    ownerQuestions: ['optimisation does not begin nothing ticked'],
  },
  {
    id: 'log-unmatched-data',
    text: 'TestGenerator: unmatched data error',
    platforms: ['mt4'],
    meaning: 'The M1 history doesn’t match the timeframe of the test. The result isn’t exact.',
    action:
      'In **Tools > History Center**, choose the symbol and M1, download its history again, and repeat the test.',
    source: 'FF',
    ownerQuestions: ['modelling quality n/a data errors mt4'],
  },
];

checkJournalLines(journalLines);
