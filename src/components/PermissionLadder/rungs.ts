import {platforms, type PlatformId} from '../../data/platforms';

/** One thing that must be so before an EA can trade. */
export interface Rung {
  readonly level: 'Connection' | 'Account' | 'Terminal' | 'EA' | 'Market';
  readonly question: string;
  /** Where the answer is seen. */
  readonly look: string;
  /** What to do when the answer is no. */
  readonly otherwise: string;
}

/**
 * Every permission between the connection and a trade, in the order in which to check them: what a
 * look answers comes first, what only the broker can change comes last. The list for both platforms
 * in `docs/_partials/_permission-ladder.mdx` keeps the same order.
 */
export function rungsOf(platform: PlatformId): readonly Rung[] {
  const {button, option, permission, dllTab, bottomPanel} = platforms[platform];
  const properties = 'Click the chart, press F7 (on a laptop often Fn+F7)';
  const direction: Rung = {
    level: 'EA',
    question: 'May the EA trade in both directions?',
    look: `${properties}, Common tab: the list of directions.`,
    otherwise: 'Choose Long & Short, unless your instructions say otherwise.',
  };
  return [
    {
      level: 'Connection',
      question: 'Is the terminal connected?',
      look: 'The right end of the status bar: bars and figures, not “No connection”.',
      otherwise: 'Check the internet, then log in again with number, password and server.',
    },
    {
      level: 'Terminal',
      question: `Is the ${button} button on?`,
      look: 'The toolbar, and the sign beside the EA’s name on the chart.',
      otherwise: 'Press it once, after you have read the inputs.',
    },
    {
      level: 'Terminal',
      question: `Is “${option}” ticked? It is the same switch.`,
      look: 'Tools > Options, tab Expert Advisors.',
      otherwise: 'Tick it, leave the other boxes as they are, and press OK.',
    },
    {
      level: 'EA',
      question: `Is “${permission}” ticked for this EA?`,
      look: `${properties}, Common tab; the sign in the corner of the chart.`,
      otherwise: 'Tick it and press OK. Each chart has its own tick.',
    },
    ...(platform === 'mt4' ? [direction] : []),
    {
      level: 'EA',
      question: 'If the EA uses a DLL: is it allowed?',
      look: `${properties}, ${dllTab} tab.`,
      otherwise: 'Allow it if you trust where the EA comes from. Without it the EA does not start.',
    },
    {
      level: 'Market',
      question: 'Is the market open for this symbol?',
      look: 'Market Watch: the price moves.',
      otherwise: 'Wait for the session: on a closed market nothing can be traded.',
    },
    {
      level: 'EA',
      question: 'Do the chart and the inputs let it trade now?',
      look: 'Symbol and timeframe of the chart; the Inputs tab, such as hours, spread and number of positions.',
      otherwise: 'Compare both with your instructions, or wait.',
    },
    {
      level: 'Account',
      question: 'Is there enough free margin?',
      look: `The Trade tab of the ${bottomPanel} panel (Ctrl+T).`,
      otherwise: 'A smaller volume needs less margin.',
    },
    {
      level: 'Account',
      question: 'Did you log in with the master password?',
      look: 'The Journal tab, the lines of the last login: no mention of investor mode.',
      otherwise: 'File > Login to Trade Account: the investor password only lets you watch.',
    },
    {
      level: 'Account',
      question: 'Does the broker allow EAs on this account?',
      look: `The Experts tab: the number ${platform === 'mt4' ? '4112' : '10026'} says no.`,
      otherwise: 'Only the broker can allow it: ask there.',
    },
  ];
}
