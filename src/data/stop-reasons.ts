import type {SourceKey} from './sources';
import type {Confidence} from './return-codes/types';

export interface StopReason {
  /** The number in the log; the same in MT4 and MT5. */
  readonly reason: number;
  readonly constant: string;
  readonly meaning: string;
  readonly action: string;
  readonly source: SourceKey;
  readonly confidence: Confidence;
}

const shared = {source: 'Q5-UNINIT', confidence: 'sure'} as const;

/** Why an EA was unloaded or started anew. For the build only. */
export const stopReasons: readonly StopReason[] = [
  {
    ...shared,
    reason: 0,
    constant: 'REASON_PROGRAM',
    meaning: 'The EA ended itself.',
    action: 'Read the line before it on the Experts tab: the EA says there why.',
  },
  {
    ...shared,
    reason: 1,
    constant: 'REASON_REMOVE',
    meaning: 'The EA was removed from the chart.',
    action:
      'Attach it again if that was not intended. A chart holds one EA: a second one takes the place of the first.',
  },
  {
    ...shared,
    reason: 2,
    constant: 'REASON_RECOMPILE',
    meaning: 'The EA file was compiled anew.',
    action: 'Nothing: it starts again by itself.',
  },
  {
    ...shared,
    reason: 3,
    constant: 'REASON_CHARTCHANGE',
    meaning: 'Symbol or timeframe of the chart was changed.',
    action:
      'Set them back, and use another chart for looking around. The EA starts again at every change.',
  },
  {
    ...shared,
    reason: 4,
    constant: 'REASON_CHARTCLOSE',
    meaning: 'The chart was closed.',
    action:
      'Open it again, or go back to the profile it belongs to, and attach the EA if it is not there.',
  },
  {
    ...shared,
    reason: 5,
    constant: 'REASON_PARAMETERS',
    meaning: 'An input was changed.',
    action: 'Nothing: the EA starts again with the new values.',
  },
  {
    ...shared,
    reason: 6,
    constant: 'REASON_ACCOUNT',
    meaning:
      'The terminal logged in to another account, or again after settings of the account had changed.',
    action: 'Check the account number in the title of the window.',
  },
  {
    ...shared,
    reason: 7,
    constant: 'REASON_TEMPLATE',
    meaning: 'A template was applied to the chart.',
    action: 'Attach the EA again: a template takes away the EA that was there.',
  },
  {
    ...shared,
    reason: 8,
    constant: 'REASON_INITFAILED',
    meaning: 'The EA could not start.',
    action: 'Read the lines before it on the Experts tab; they say what is missing.',
  },
  {
    ...shared,
    reason: 9,
    constant: 'REASON_CLOSE',
    meaning: 'The terminal was closed.',
    action: 'Nothing: the EA is back when the terminal starts.',
  },
];
