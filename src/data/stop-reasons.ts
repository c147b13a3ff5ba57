import {buttonWarning, decideFirst} from './buttonWarning';
import type {SourceKey} from './sources';

export interface StopReason {
  /** The number in the log; the same in MT4 and MT5. */
  readonly reason: number;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
  /** Questions of owners that this row answers, at most 64 characters each. Only the search uses them. */
  readonly ownerQuestions?: readonly string[];
  readonly source: SourceKey;
}

const shared = {source: 'Q5-UNINIT'} as const;

/** The anchor of the row for a reason. */
export function stopReasonAnchor({reason}: StopReason): string {
  return `stop-reason-${reason}`;
}

/** The reasons why an EA was unloaded or restarted. */
export const stopReasons: readonly StopReason[] = [
  {
    ...shared,
    reason: 0,
    constant: 'REASON_PROGRAM',
    meaning: 'The EA stopped itself.',
    action:
      'Look at the **S/L** column first: nothing manages its positions now. Then read the line before this one on the **Experts** tab.',
    ownerQuestions: [
      'robot removed itself after drawdown limit',
      'licence expired and bot left chart',
    ],
  },
  {
    ...shared,
    reason: 1,
    constant: 'REASON_REMOVE',
    meaning: 'The EA was removed from the chart, perhaps because another one was attached to it.',
    action:
      'Look at the **S/L** column first: nothing manages these positions now. Then find out who removed the EA. If you didn’t intend it, [decide about its open positions](/docs/support/#open-positions-now), then [attach it again](/docs/support/troubleshooting/error-codes#attach-again) with the same inputs and magic number.',
    ownerQuestions: ['someone took robot off chart', 'dropped wrong ea over my good one'],
  },
  {
    ...shared,
    reason: 2,
    constant: 'REASON_RECOMPILE',
    meaning: 'The EA file was recompiled.',
    action:
      'No action needed if you did that: the EA restarts by itself. If you didn’t, find out who replaced the file.',
    ownerQuestions: [
      'compiled in MetaEditor while robot running',
      'pressed compile now ea reinitialised',
    ],
  },
  {
    ...shared,
    reason: 3,
    constant: 'REASON_CHARTCHANGE',
    meaning: 'The symbol or timeframe of the chart was changed.',
    action: `${decideFirst} Turn it off, change the chart back, and check the **Trade** tab. If the EA is gone, [attach it again](/docs/support/troubleshooting/error-codes#attach-again) once it has no open positions. Before you turn the button on: ${buttonWarning} If none does, turn it on.`,
    ownerQuestions: [
      'switched from M15 to H1 bot reset',
      'can I view another timeframe while bot runs',
    ],
  },
  {
    ...shared,
    reason: 4,
    constant: 'REASON_CHARTCLOSE',
    meaning: 'The chart was closed.',
    action: `If the EA has moved to another computer, a VPS or virtual hosting, leave the chart closed. If it hasn’t, nothing manages its positions now. ${decideFirst} Turn it off, then choose **File > Open Deleted**, which usually brings back the chart with its EA, or go back to its profile. Check the inputs. Before you turn the button on: ${buttonWarning} If none does, turn it on.`,
    ownerQuestions: ['pressed x on chart robot gone', 'restore deleted chart with its bot'],
  },
  {
    ...shared,
    reason: 5,
    constant: 'REASON_PARAMETERS',
    meaning: 'An input was changed.',
    action:
      'If you changed it, check the size of the next position. If you didn’t, compare every input with your preset now. The EA restarts with the new values.',
    ownerQuestions: ['pressed F7 ok robot reinit', 'new values take effect automatically'],
  },
  {
    ...shared,
    reason: 6,
    constant: 'REASON_ACCOUNT',
    meaning:
      'The terminal logged in to another account, or again after the account’s settings had changed. The EA now runs on this account.',
    action: `If it’s another account, positions on the account you left are still open, and no EA here manages them. Look at them first, in the app or a second terminal. On this account too, turning the trading button off pauses every EA, so [decide about its open positions](/docs/support/#open-positions-now). Turn the button off, and check the account number in the title bar and the EA’s inputs. Before you turn it on: ${buttonWarning} If none does, turn it on.`,
    ownerQuestions: [
      'switched login ea reinitialised',
      'logged into demo by mistake robot restarted',
    ],
  },
  {
    ...shared,
    reason: 7,
    constant: 'REASON_TEMPLATE',
    meaning: 'A template was applied to the chart.',
    action: `${decideFirst} Turn it off, then check which EA is on the chart now, and its inputs. If yours is missing, [attach it again](/docs/support/troubleshooting/error-codes#attach-again) with the same inputs and magic number. Before you turn the button on: ${buttonWarning} If none does, turn it on.`,
    ownerQuestions: [
      'applied colour scheme and bot gone',
      'bot inputs back to default after template',
    ],
  },
  {
    ...shared,
    reason: 8,
    constant: 'REASON_INITFAILED',
    meaning: 'The EA couldn’t start.',
    action:
      'Look at the **S/L** column first: nothing manages its positions now. Then read the lines before this one on the **Experts** tab, which usually name the reason.',
    ownerQuestions: ['robot loads then immediately drops off', 'OnInit returned non zero code'],
  },
  {
    ...shared,
    reason: 9,
    constant: 'REASON_CLOSE',
    meaning: 'The terminal was closed.',
    action:
      'If you closed the terminal, no action is needed. If you didn’t, look at your open positions first. The EA comes back when the terminal starts, and trades if the button is on.',
    ownerQuestions: ['pc shut down overnight bot reason', 'exit program then reopen ea returns'],
  },
];
