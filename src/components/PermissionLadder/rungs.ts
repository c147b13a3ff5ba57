import {platforms, type PlatformId} from '../../data/platforms';

/** One condition for an EA to be able to trade. */
export interface Rung {
  readonly level: 'Log' | 'Connection' | 'Account' | 'Terminal' | 'EA' | 'Market';
  readonly question: string;
  /** Where to find the answer. */
  readonly look: string;
  /** What to do when the answer is no. */
  readonly otherwise: string;
}

/**
 * Every condition between the last log line and a trade, in the order in which to check them: the line
 * that often gives the answer first, then what a look answers, and last what only the broker can
 * change. The list for both platforms in `docs/_partials/_permission-ladder.mdx` keeps the same order
 * and, as far as it can, the same words.
 */
export function rungsOf(platform: PlatformId): readonly Rung[] {
  const {button, permission, dllTab, bottomPanel, activeSign} = platforms[platform];
  const isMt4 = platform === 'mt4';
  const direction: Rung = {
    level: 'EA',
    question: 'May the EA trade in both directions?',
    look: 'The list of directions on the same tab.',
    otherwise: 'Choose Long & Short, unless your instructions say otherwise.',
  };
  const accountKind: Rung = isMt4
    ? {
        level: 'Account',
        question: 'Does the account allow what the EA does?',
        look: 'On the Experts tab, 149 means that opposite positions are forbidden, and 150 that the oldest position has to be closed first.',
        otherwise: 'Use an account without this rule, or an EA made for it.',
      }
    : {
        level: 'Account',
        question: 'Is it the kind of account the EA needs?',
        look: 'The title bar says Hedge or Netting. An EA with several positions in one symbol can’t work as intended with Netting. On the Experts tab, 10045 and 10046 report account rules.',
        otherwise: 'Ask your broker for the other kind of account.',
      };
  const filling: Rung = {
    level: 'EA',
    question: 'Does the symbol offer the EA’s filling mode?',
    look: '“Unsupported filling mode” or 10030 on the Journal or Experts tab means no.',
    otherwise: 'Look for an input for the filling mode, or ask support.',
  };
  return [
    {
      level: 'Log',
      question: 'Is the last line in the log free of errors?',
      look: `The end of the Experts tab, then of the Journal, in the ${bottomPanel} panel (Ctrl+T).`,
      otherwise: 'Look up the number, or the words in brackets, under Error codes.',
    },
    {
      level: 'Connection',
      question: 'Is the terminal connected?',
      look: 'The right end of the status bar isn’t red and doesn’t say “No connection”.',
      otherwise: 'Check your internet connection, then log in again.',
    },
    {
      level: 'Terminal',
      question: `Is the ${button} button on?`,
      look: 'On the toolbar, it’s green.',
      otherwise:
        'Check the inputs, then click the button or press Ctrl+E, unless the EA also runs on a VPS or virtual hosting.',
    },
    {
      level: 'EA',
      question: `Is “${permission}” ticked for this EA?`,
      look: 'Click the chart, press F7 (on a laptop often Fn+F7) and open the Common tab.',
      otherwise: 'Tick it and press OK. Each chart has its own box.',
    },
    ...(isMt4 ? [direction] : []),
    {
      level: 'EA',
      question: 'Does the sign on the chart say that the EA may trade?',
      look: isMt4
        ? `Beside the EA’s name, it’s ${activeSign}.`
        : `Beside the EA’s name, it’s usually ${activeSign}. If it looks different, the Navigator’s list of running EAs shows whether the EA may trade.`,
      otherwise: 'Check the button and the EA’s box again.',
    },
    {
      level: 'EA',
      question: 'If the EA uses a DLL, is the DLL allowed?',
      look: `In the EA’s window, “Allow DLL imports” is ticked on the ${dllTab} tab.`,
      otherwise: 'Tick it if you trust where the EA comes from. Without it, the EA doesn’t start.',
    },
    accountKind,
    {
      level: 'EA',
      question: 'Is the EA licensed for this account and computer?',
      look: 'A line on the Experts tab, or a window the EA opens, may name a licence, key, account or date.',
      otherwise:
        'Ask support. If your instructions name a web address, check that it’s in the WebRequest list.',
    },
    ...(isMt4 ? [] : [filling]),
    {
      level: 'Market',
      question: 'Is the market open for this symbol?',
      look: 'The symbol’s price moves in Market Watch.',
      otherwise: 'Wait for the next session.',
    },
    {
      level: 'EA',
      question: 'Do the chart and the inputs let the EA trade now?',
      look: 'On the Inputs tab, trading hours, a maximum spread or number of positions, or a news filter can hold the EA back.',
      otherwise: 'Compare symbol, timeframe and inputs with your instructions, or wait.',
    },
    {
      level: 'Account',
      question: 'Is there enough free margin?',
      look: 'The Trade tab shows it.',
      otherwise: 'Use a smaller volume: it needs less margin.',
    },
    {
      level: 'Account',
      question: 'Did you log in with the master password?',
      look: isMt4
        ? 'With the investor password, New Order on the toolbar is usually grey.'
        : 'In the Journal, the lines of the last login don’t mention investor mode.',
      otherwise:
        'Log in with it: File > Login to Trade Account. The investor password only lets you watch.',
    },
    {
      level: 'Account',
      question: 'Does the broker allow EAs on this account?',
      look: `${isMt4 ? '4112' : '10026'} on the Experts tab means no.`,
      otherwise: 'Only the broker can allow it.',
    },
  ];
}
