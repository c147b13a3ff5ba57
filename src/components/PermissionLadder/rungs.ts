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
 * change. The list for both platforms in `docs/_partials/_permission-ladder.mdx` keeps the same order.
 */
export function rungsOf(platform: PlatformId): readonly Rung[] {
  const {button, permission, dllTab, bottomPanel, activeSign} = platforms[platform];
  const isMt4 = platform === 'mt4';
  const direction: Rung = {
    level: 'EA',
    question: 'May the EA trade in both directions?',
    look: 'The same tab: the list of directions.',
    otherwise: 'Choose Long & Short, unless your instructions say otherwise.',
  };
  const accountKind: Rung = isMt4
    ? {
        level: 'Account',
        question: 'Does the account allow what the EA does?',
        look: 'The Experts tab: 149 means that opposite positions are forbidden, 150 that the oldest position has to be closed first.',
        otherwise: 'Use an account without this rule, or an EA made for it.',
      }
    : {
        level: 'Account',
        question: 'Is it the kind of account the EA needs?',
        look: 'The title bar says Hedge or Netting. An EA with several positions of one symbol needs Hedge. 10045 and 10046 on the Experts tab are account rules.',
        otherwise: 'Ask your broker for an account of the other kind.',
      };
  const filling: Rung = {
    level: 'EA',
    question: 'Does the symbol offer the EA’s filling mode?',
    look: 'The Journal or Experts tab: “Unsupported filling mode” or 10030 means no.',
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
      look: 'The right end of the status bar: bars that aren’t red, and not “No connection”.',
      otherwise: 'Check the internet, then log in again with number, password and server.',
    },
    {
      level: 'Terminal',
      question: `Is the ${button} button on?`,
      look: 'The toolbar: green is on, red is off.',
      otherwise: 'Check the inputs, then click the button or press Ctrl+E.',
    },
    {
      level: 'EA',
      question: `Is “${permission}” ticked for this EA?`,
      look: 'Click the chart, press F7 (on a laptop often Fn+F7), Common tab.',
      otherwise: 'Tick it and press OK. Each chart has its own tick.',
    },
    ...(isMt4 ? [direction] : []),
    {
      level: 'EA',
      question: `Is the sign on the chart ${activeSign}?`,
      look: isMt4
        ? 'The top right corner of the chart, beside the EA’s name.'
        : 'The top right corner of the chart, beside the EA’s name. The Navigator lists the running EAs too, each with a sign that says whether it may trade.',
      otherwise: 'Check the button and the EA’s tick again.',
    },
    {
      level: 'EA',
      question: 'If the EA uses a DLL: is it allowed?',
      look: `The same window, ${dllTab} tab: the box “Allow DLL imports”.`,
      otherwise: 'Allow it if you trust where the EA comes from. Without it the EA doesn’t start.',
    },
    accountKind,
    {
      level: 'EA',
      question: 'Is the EA licensed for this account and computer?',
      look: 'The Experts tab, or a window of the EA: a line about a licence, a key, an account or a date.',
      otherwise:
        'Ask support. If the licence is checked online, its address must be in the WebRequest list.',
    },
    ...(isMt4 ? [] : [filling]),
    {
      level: 'Market',
      question: 'Is the market open for this symbol?',
      look: 'Market Watch: the price moves.',
      otherwise: 'Wait for the session: nothing can be traded on a closed market.',
    },
    {
      level: 'EA',
      question: 'Do the chart and the inputs let it trade now?',
      look: 'The chart’s symbol and timeframe; on the Inputs tab, the hours, the spread, the number of positions and a news filter.',
      otherwise: 'Compare both with your instructions, or wait.',
    },
    {
      level: 'Account',
      question: 'Is there enough free margin?',
      look: `The Trade tab of the ${bottomPanel} panel.`,
      otherwise: 'A smaller volume needs less margin.',
    },
    {
      level: 'Account',
      question: 'Did you log in with the master password?',
      look: isMt4
        ? 'The toolbar: with the investor password, New Order is usually grey.'
        : 'The Journal, the lines of the last login: no mention of investor mode.',
      otherwise: 'File > Login to Trade Account: the investor password only lets you watch.',
    },
    {
      level: 'Account',
      question: 'Does the broker allow EAs on this account?',
      look: `The Experts tab: ${isMt4 ? '4112' : '10026'} means no.`,
      otherwise: 'Only the broker can allow it.',
    },
  ];
}
