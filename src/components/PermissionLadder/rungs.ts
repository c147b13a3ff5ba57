import {ERROR_CODES} from '../../data/startingPoints';
import {platforms, type PlatformId} from '../../data/platforms';

/** One condition for an EA to be able to trade. */
export interface Rung {
  readonly level: 'Log' | 'Connection' | 'Account' | 'Terminal' | 'EA' | 'Market';
  readonly question: string;
  /** How to find the answer. */
  readonly look: string;
  /** What to do when the answer is no, with links. */
  readonly otherwise: string;
}

/**
 * All conditions for a trade, in the order in which to check them: first the log line that often has the
 * answer, then what the reader can see in the terminal, and last what only the broker can change.
 */
export function rungsOf(platform: PlatformId): readonly Rung[] {
  const {button, permission, dllTab, bottomPanel, activeIcon} = platforms[platform];
  const isMt4 = platform === 'mt4';
  const forbidden = isMt4 ? '4112' : '10026';
  const boxes: Rung = {
    level: 'EA',
    question: 'Is the EA allowed to buy and sell without asking you?',
    look: 'On the same tab, the list of directions says Long & Short. If your build has Ask manual confirmation, it isn’t ticked.',
    otherwise: 'Choose Long & Short and untick the box, unless your instructions say otherwise.',
  };
  const accountType: Rung = isMt4
    ? {
        level: 'Account',
        question: 'Does the account allow what the EA does?',
        look: 'On the Experts tab, 149 means that opposite positions are forbidden, and 150 that the oldest position has to be closed first.',
        otherwise:
          'Use an account without this rule, or an EA made for it. See [FIFO and no hedging](/docs/basics/#fifo-and-no-hedging).',
      }
    : {
        level: 'Account',
        question: 'Is it the right account type for the EA?',
        look: 'The title bar says Hedge or Netting. An EA with several positions in one symbol can’t work as intended with Netting. On the Experts tab, 10045 or 10046 means that an account rule forbids what the EA tried.',
        otherwise:
          'Ask your broker for the other account type. See [Netting and hedging](/docs/basics/#netting-and-hedging).',
      };
  const filling: Rung = {
    level: 'EA',
    question: 'Does the symbol offer the EA’s filling mode?',
    look: '“Unsupported filling mode” or 10030 on the Journal or Experts tab means that it doesn’t.',
    otherwise: `Look for an input for the filling mode, or ask support. See [10030](${ERROR_CODES}#mt5-10030).`,
  };
  return [
    {
      level: 'Log',
      question: 'Is the log free of errors since the EA was loaded?',
      look: `In the terminal and on the account you trade with, read the end of the Experts tab, then of the Journal (${bottomPanel} panel, Ctrl+T).`,
      otherwise: `Look up the number or the message in brackets. After “initializing … failed”, the EA isn’t running at all. See [Error codes](${ERROR_CODES}).`,
    },
    {
      level: 'Connection',
      question: 'Is the terminal connected?',
      look: 'The right end of the status bar isn’t red and doesn’t say “No connection”.',
      otherwise:
        'Check your internet connection. Don’t log in again before you’ve turned the button off. See [No connection](/docs/support/troubleshooting/metatrader/no-connection).',
    },
    {
      level: 'Market',
      question: 'Is the market open for this symbol?',
      look: 'The symbol’s price moves in Market Watch, and its Specification doesn’t say Close only or Disabled.',
      otherwise:
        'Wait for the next session. Most markets are closed at weekends. Ask your broker why a symbol is restricted.',
    },
    {
      level: 'Terminal',
      question: `Is the ${button} button on?`,
      look: 'Its icon on the toolbar is a green triangle.',
      otherwise:
        'Leave it off if an EA here also runs on a VPS or virtual hosting, or if you turned it off to pause one. Otherwise check the inputs of every EA here, then click the button or press Ctrl+E. See [what the button starts, and what to do about an EA that runs twice](/docs/support/faq/setup#turn-on).',
    },
    {
      level: 'EA',
      question: `Is “${permission}” ticked for this EA?`,
      look: 'Click the chart, press F7 (on a laptop often Fn+F7) and open the Common tab.',
      otherwise:
        'Unless this EA runs elsewhere or you paused it, check its inputs, tick the box and click OK. Each chart has its own box.',
    },
    ...(isMt4 ? [boxes] : []),
    {
      level: 'EA',
      question: 'Does the icon on the chart show that the EA is allowed to trade?',
      look: isMt4
        ? `Beside the EA’s name, it’s ${activeIcon}.`
        : `Beside the EA’s name, it’s usually ${activeIcon}. If it looks different, see the list of running EAs in the Navigator.`,
      otherwise: 'Check items 4 and 5 again.',
    },
    {
      level: 'EA',
      question: 'Do the chart and inputs let the EA trade now?',
      look: 'On the Inputs tab, look for trading hours, a maximum spread, a news filter, a limit on positions (it might be reached) or a symbol name without your broker’s suffix.',
      otherwise:
        'Compare the symbol, timeframe and inputs with your instructions, or wait. See [News filters](/docs/support/faq/settings#news).',
    },
    {
      level: 'Account',
      question: 'Did you log in with the master password?',
      look: isMt4
        ? 'With the investor password, New Order on the toolbar is usually grey.'
        : 'In the Journal, the last login doesn’t mention investor mode.',
      otherwise:
        'Write down the number, master password and server, and turn the button off. Then log in under File > Login to Trade Account. Check the inputs before you turn the button on, as in item 4. See [which password you need](/docs/support/faq/setup#which-password).',
    },
    {
      level: 'EA',
      question: 'If the EA uses a DLL, is the DLL allowed?',
      look: `In the EA’s properties window, “Allow DLL imports” is ticked on the ${dllTab} tab.`,
      otherwise: 'Tick it if you trust where the EA comes from. The EA doesn’t run without it.',
    },
    accountType,
    {
      level: 'EA',
      question: 'Is the EA licensed for this account and computer?',
      look: 'A line on the Experts tab, or a window the EA opens, might name a licence, key, account or date.',
      otherwise:
        'Check that any web address in your instructions is in the WebRequest list, then ask support. See [Licences](/docs/support/faq/setup#licence).',
    },
    ...(isMt4 ? [] : [filling]),
    {
      level: 'Account',
      question: 'Is the account large enough for the volume?',
      look: 'The Trade tab shows the free margin. If the EA works the lot out from risk, it can also be below the symbol’s smallest.',
      otherwise:
        'Compare the volume with the symbol’s Specification. A smaller volume needs less margin. See [why a lot is refused](/docs/support/faq/settings#lot-refused).',
    },
    {
      level: 'Account',
      question: 'Does the broker allow EAs on this account?',
      look: `On the Experts tab, ${forbidden} means that it doesn’t.`,
      otherwise: `Only the broker can allow it. See [${forbidden}](${ERROR_CODES}#${platform}-${forbidden}).`,
    },
  ];
}
