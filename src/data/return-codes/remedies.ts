/** A link to the section of the page that has all steps for a code. */
export function fullSteps(code: number): string {
  return `[Full steps](/docs/support/troubleshooting/error-codes#error-${code})`;
}

/** What a number says that stands for a bug, and what to do about it. */
export const eaBug = {
  meaning: 'Usually a bug in the EA. Changing inputs doesn’t fix it.',
  action:
    'If the number comes back, [send its line and that day’s log](/docs/support/troubleshooting/error-codes#what-to-send) to support.',
};

const ifItComesBack =
  'If it comes back or names `#0`, look for [a position without a stop loss](/docs/support/faq/maintenance#no-stop-loss), and send the log to support.';

/** What to do about errors that several rows are about. */
export const remedies = {
  masterPassword:
    'If you used the investor password, log in [with the master password](/docs/support/faq/setup#which-password).',
  listedUrl:
    'Enter the address under **Tools > Options > Expert Advisors**, in the list **Allow WebRequest for listed URL**.',
  missingStop:
    'First look for [a position without a stop loss](/docs/support/faq/maintenance#no-stop-loss). Then compare the EA’s stop distances with **Stops level** in the symbol’s **Specification**.',
  fittingLot:
    'Once the EA has no open positions, enter a lot that fits the minimum, maximum and step of the volume in the symbol’s **Specification**.',
  checkAccess:
    'Check that you logged in with the master password, and that **Trade** in the symbol’s **Specification** says **Full access**. If both are right, ask the broker.',
  freeMargin:
    'Compare the lot with **Free margin** on the **Trade** tab. Wait until positions have closed, or set a smaller lot once the EA has none open.',
  tooMany:
    'Don’t remove an EA that has open positions. Run fewer EAs on the account, or if only one causes it, send its log to support.',
  tooManyPositions:
    'Don’t close positions just to get below the limit. Follow the steps under [Too many open positions](/docs/support/troubleshooting/too-many-open-positions).',
  reattachLater:
    'If the error stays, [attach the EA again](/docs/support/troubleshooting/error-codes#attach-again) once it has no open positions.',
  sendLogIfItPersists: 'No action needed. If it keeps happening, send the log to support.',
  positionGone: `If it came once, just after the position closed, ignore it. ${ifItComesBack}`,
  orderGone: `If it came once, just after the order was filled or deleted, ignore it. ${ifItComesBack}`,
  timeout:
    'Wait a minute, then check the **Trade** tab before you repeat anything. If it keeps happening, choose [another access point](/docs/support/troubleshooting/metatrader/no-connection#server-list-and-rescan).',
  restart: 'Restart the terminal when no positions are open.',
  reinstall: '[Install the EA file again](/docs/support/updates/#take-an-update).',
  freeMemory: 'Give the terminal [less to do](/docs/support/faq/maintenance#keep-it-light).',
  newChart:
    'Restart the terminal when no positions are open. Or, also once nothing is open, save a preset, close this chart, and [attach the EA](/docs/support/troubleshooting/error-codes#attach-again) to a new one.',
  checkConnection: 'Usually clears up on its own. If it doesn’t, check the connection.',
  checkInputs: 'Check the EA’s inputs. If they’re right, send the log to support.',
  checkSymbol: 'Show the symbol in **Market Watch**, and check its spelling in the inputs.',
  checkAddress: 'Compare the address in the inputs with the instructions.',
  checkFileName: 'Check the file name in the inputs, usually without a folder.',
  checkFolderName: 'Correct the input for the folder.',
  releaseFile: 'Close other programs that use the file.',
  checkFtp: 'Check **Tools > Options > FTP**.',
} as const;
