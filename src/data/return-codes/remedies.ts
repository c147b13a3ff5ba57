/** The page of all codes. */
export const PAGE = '/docs/support/troubleshooting/error-codes';

/** A link to the section of the page that has all steps for a code. */
export function fullSteps(code: number): string {
  return `[Full steps](${PAGE}#error-${code})`;
}

/** What a reader sends to support, as the end of a sentence. */
export const sendLog = `[send the log](${PAGE}#what-to-send) to support`;

/**
 * What comes before an input or a box of the EA is changed, because that restarts the EA. The link also says to
 * change it where the EA runs.
 */
export const onceClosed =
  '[Once the EA has no open positions](/docs/support/faq/settings#change-with-open-positions),';

const tooManyPositions =
  'Don’t close positions just to get below the limit. Follow the steps under [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).';

/** What to do about errors that rows of different meanings are about. */
export const remedies = {
  none: 'No action needed.',
  wait: 'Wait.',
  sendLogIfItPersists: `No action needed. If it keeps happening, ${sendLog}.`,
  sendLine: `[Send the whole line](${PAGE}#what-to-send) to support, with the name of the EA.`,
  stopAndSendLog: `Then turn it off, and ${sendLog}.`,
  checkInputs: `Check the EA’s inputs. If they’re right, ${sendLog}.`,
  clearsUp: 'Usually clears up on its own. If it doesn’t, ask the broker.',
  readJournal: 'Read the **Journal** for the reason. If it happens again, ask the broker.',
  checkSpecification: 'Check the symbol’s **Specification**, and ask the broker.',
  timeout:
    'Wait a minute, then check the **Trade** tab before you repeat anything. If it keeps happening, choose [another access point](/docs/support/troubleshooting/metatrader/no-connection#server-list-and-rescan).',
  ifStopped: `If the line says \`array out of range\` or \`zero divide\`, the EA has stopped: [what to do](${PAGE}#stopped-by-a-bug). If it doesn’t, ${sendLog}.`,
  restart: 'Restart the terminal when no positions are open.',
  restartAfterCrash:
    'First [decide about the EA’s open positions](/docs/support/#open-positions-now), because the EA might have stopped. Restart the terminal when no positions are open.',
  reinstall:
    'When no positions are open, [install all the EA’s files again](/docs/support/updates/#before-you-update), together.',
  dlls: `Follow the steps under [A DLL isn’t allowed or isn’t loaded](${PAGE}#dll-errors).`,
  allowExperts: `${onceClosed} tick **Allow import of external experts** on its **Common** tab, if you trust where the EA comes from.`,
  direction: `${onceClosed} choose **Long & Short** there, unless your instructions say otherwise.`,
  openCl: `${onceClosed} turn off its input for OpenCL. If it has no such input, [ask support](${PAGE}#what-to-send) whether it can do without.`,
  freeMemory: 'Give the terminal [less to do](/docs/support/faq/maintenance#keep-it-light).',
  readReason:
    'Then read the lines before this one on the **Experts** tab, which usually name the reason, such as an input or a DLL.',
  linesBefore: `Read the lines before this one on the **Experts** tab, or ${sendLog}.`,
  reattachLater: `If the error stays, [attach the EA again](${PAGE}#attach-again) once nothing is open.`,
  checkConnection: 'Usually clears up on its own. If it doesn’t, check the connection.',
  tooManyPositions,
} as const;

/**
 * What to do if the trading button might be off. The row leads to the steps instead of to a click, because they
 * hold all that has to be checked before.
 * @param button its label, in bold
 * @param code whose section has the steps
 */
export function checkButton(button: string, code: number): string {
  return `Look at the icon on ${button}. If it’s red, follow the [full steps](${PAGE}#error-${code}) before you click it, because it starts every EA in this terminal.`;
}
