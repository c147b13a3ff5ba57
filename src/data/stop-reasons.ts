import {remedies} from './return-codes/remedies';
import type {SourceKey} from './sources';

interface StopReason {
  /** The number in the log; the same in MT4 and MT5. */
  readonly reason: number;
  readonly constant: string;
  readonly meaning: string;
  /** The EA is gone, so a look at its positions comes before the remedy. */
  readonly eaStopped?: true;
  readonly action: string;
  /** Questions of readers that this row answers, at most 64 characters each. Only the search uses them. */
  readonly readerQuestions?: readonly string[];
  readonly source: SourceKey;
}

const shared = {source: 'Q5-UNINIT'} as const;

const getBack = 'If that wasn’t you, [get the EA back](/docs/support/faq/setup#ea-disappeared).';

/** Leads to the steps that begin with open positions and end with how to resume. */
const pause = '[Pause every EA here](/docs/support/faq/maintenance#pause-safely)';

/** The anchor of the row for a reason. */
export function stopReasonAnchor({reason}: Pick<StopReason, 'reason'>): string {
  return `stop-reason-${reason}`;
}

/** The reasons why an EA was unloaded or restarted. */
export const stopReasons: readonly StopReason[] = [
  {
    ...shared,
    reason: 0,
    constant: 'REASON_PROGRAM',
    meaning: 'The EA stopped itself.',
    eaStopped: true,
    action: remedies.readReason,
    readerQuestions: [
      'robot removed itself after drawdown limit',
      'licence expired and bot left chart',
    ],
  },
  {
    ...shared,
    reason: 1,
    constant: 'REASON_REMOVE',
    meaning: 'The EA was removed from the chart, perhaps because another EA was attached to it.',
    eaStopped: true,
    action: getBack,
    readerQuestions: ['someone took robot off chart', 'dropped wrong ea over my good one'],
  },
  {
    ...shared,
    reason: 2,
    constant: 'REASON_RECOMPILE',
    meaning: 'The EA file was recompiled.',
    action:
      'The EA restarts by itself. If you neither recompiled nor replaced its file, [pause every EA here](/docs/support/faq/maintenance#pause-safely) and find out who did.',
    readerQuestions: [
      'compiled in MetaEditor while robot running',
      'pressed compile now ea reinitialised',
    ],
  },
  {
    ...shared,
    reason: 3,
    constant: 'REASON_CHARTCHANGE',
    meaning: 'The symbol or timeframe of the chart was changed.',
    action: `${pause}, change the chart back, compare the **Trade** tab with what was open before, and check the inputs before you resume.`,
    readerQuestions: [
      'switched from M15 to H1 bot reset',
      'can I view another timeframe while bot runs',
    ],
  },
  {
    ...shared,
    reason: 4,
    constant: 'REASON_CHARTCLOSE',
    meaning: 'The chart was closed.',
    eaStopped: true,
    action: getBack,
    readerQuestions: ['pressed x on chart robot gone', 'restore deleted chart with its bot'],
  },
  {
    ...shared,
    reason: 5,
    constant: 'REASON_PARAMETERS',
    meaning: 'An input was changed.',
    action:
      'The EA restarts with the new values. If you didn’t change it, compare every input with your preset now.',
    readerQuestions: ['pressed F7 ok robot reinit', 'new values take effect automatically'],
  },
  {
    ...shared,
    reason: 6,
    constant: 'REASON_ACCOUNT',
    meaning:
      'The terminal logged in to another account, or again after the account’s settings had changed.',
    action: `${pause}, and check the account number in the title bar and the inputs before you resume. If it’s another account, look at the old account’s positions in the app: no EA here manages them.`,
    readerQuestions: [
      'switched login ea reinitialised',
      'logged into demo by mistake robot restarted',
    ],
  },
  {
    ...shared,
    reason: 7,
    constant: 'REASON_TEMPLATE',
    meaning: 'A template was applied to the chart.',
    action: `${pause}, and check the EA on the chart and its inputs before you resume. If yours is gone, [get it back](/docs/support/faq/setup#ea-disappeared).`,
    readerQuestions: [
      'applied colour scheme and bot gone',
      'bot inputs back to default after template',
    ],
  },
  {
    ...shared,
    reason: 8,
    constant: 'REASON_INITFAILED',
    meaning: 'The EA couldn’t start.',
    eaStopped: true,
    action: remedies.readReason,
    readerQuestions: ['robot loads then immediately drops off', 'OnInit returned non zero code'],
  },
  {
    ...shared,
    reason: 9,
    constant: 'REASON_CLOSE',
    meaning: 'The terminal was closed.',
    eaStopped: true,
    action:
      'When the terminal starts, the EA comes back, and it trades if the button is on. If it already trades this account elsewhere, [start with trading off](/docs/support/faq/maintenance#after-a-crash).',
    readerQuestions: ['pc shut down overnight bot reason', 'exit program then reopen ea returns'],
  },
];
