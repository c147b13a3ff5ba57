import {ERROR_CODES} from '../supportPages';

/** A link to the section of the page that has all steps for a code: those that do not fit into a row. */
export function fullSteps(code: 130 | 134 | 4060): string {
  return `[Full steps](${ERROR_CODES}#error-${code})`;
}

/** What a reader sends to support, as the end of a sentence. */
export const sendLog = `[send the log](${ERROR_CODES}#what-to-send) to support`;

/**
 * What comes before an input or a box of the EA is changed, because that can restart the EA. The link also says to
 * change it where the EA runs.
 */
export const onceClosed =
  '[Once the EA has no open positions](/docs/support/faq/settings#change-with-open-positions),';

/** How to restart the terminal: the link says what to write down and to turn off first. */
export const restartTerminal =
  '[restart the terminal](/docs/support/faq/maintenance#restart-the-vps)';

/** How to restart one EA: the link says what to save and what to untick first. */
const attachAgain = '[attach the EA again](/docs/support/faq/setup#attach-again)';

/** What comes before an EA that might have stopped is started again. */
const waitOrDecide =
  'First look at [open positions](/docs/support/#open-positions-now). If the EA is still running, wait until none are open.';

/** What to do about errors that rows of different meanings are about. */
export const remedies = {
  sendLogIfItPersists: `No action needed. If it comes back often, ${sendLog}.`,
  checkInputs: `Check the EA’s inputs. If they’re right, ${sendLog}.`,
  readJournal: 'Read the **Journal** for the reason. If it happens again, ask your broker.',
  checkSpecification: 'Check the symbol’s **Specification**, and ask your broker.',
  timeout:
    'Wait a minute, then check the **Trade** tab before you repeat anything. If it comes back, choose [another access point](/docs/support/troubleshooting/metatrader/no-connection#server-list-and-rescan).',
  restart: `When no positions are open, ${restartTerminal}.`,
  restartIfStopped: `${waitOrDecide} Then ${restartTerminal}.`,
  reinstall: `${waitOrDecide} Then [reinstall all the EA’s files](/docs/support/updates/#before-you-update) together.`,
  dlls: `See [A DLL isn’t allowed or isn’t loaded](${ERROR_CODES}#dll-errors).`,
  freeMemory: 'Give the terminal [less to do](/docs/support/faq/maintenance#keep-it-light).',
  readReason:
    'Read the lines from the same time on **Experts** for the reason, such as an input or a DLL.',
  reattachLater: `If the error stays, ${attachAgain} once it has no open positions.`,
  bug: `Send support [the whole line](${ERROR_CODES}#what-to-send). If it says \`zero divide\`, compare inputs set to 0 with your instructions, because 0 often means “off”. Then ${attachAgain}. If the line comes back, leave the EA off until support has answered.`,
  tooManyPositions:
    'Don’t close positions just to get below the limit. See [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
} as const;

/**
 * What to do if an EA isn’t allowed to use DLLs. Ticking the box restarts the EA, so the row leads to the steps.
 * @param tab where the box is
 */
export function allowDlls(tab: string): string {
  return `The box is **Allow DLL imports** on the EA’s **${tab}** tab. Ticking it restarts the EA, so first read [what to check](/docs/support/troubleshooting/installer-errors#missing-parts).`;
}

/**
 * What to do if the trading button might be off. The row leads to the steps instead of to a click, because they
 * hold all that has to be checked before.
 * @param button its label, in bold
 */
export function checkButton(button: string): string {
  return `Clicking ${button} starts every EA in this terminal. Follow the [full steps](${ERROR_CODES}#error-10027) first.`;
}
