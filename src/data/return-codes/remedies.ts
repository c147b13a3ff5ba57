/** The steps that save the inputs, attach the EA and load them, for a sentence of its own. */
const attachAgain =
  '[Attach the EA again](/docs/support/troubleshooting/error-codes#attach-again).';

/** The same steps behind a condition: "If that doesn’t help, attach the EA again." */
export function attachAgainIf(condition: string): string {
  return `${condition}, ${attachAgain.replace('Attach', 'attach')}`;
}

/** What to do about errors that several rows are about. */
export const remedies = {
  sendLog: 'Send that day’s log to support.',
  masterPassword:
    'If you used the investor password, turn the trading button off, log in with the master password, check the inputs and turn the button on again. If the EA runs on a VPS or virtual hosting, leave the button off here.',
  attachAgain,
  reattach: `${attachAgain} If it happens again, send the log to support.`,
  sendLogIfItPersists: 'No action needed. If it keeps happening, send the log to support.',
  positionGone:
    'If the line comes once, after the position or order has closed, no action is needed. If it keeps coming back or says `#0`, look for [a missing stop loss](/docs/support/faq/maintenance#no-stop-loss) on the **Trade** tab, and send the log to support.',
  timeout:
    'Wait a minute, then check the **Trade** tab before you repeat anything. If it keeps happening, choose [another access point](/docs/support/troubleshooting/metatrader/no-connection#server-list-and-rescan) and send your broker the line with its time.',
  restart:
    'Restart the terminal, if possible when no positions are open. If it happens again, send the log to support.',
  reinstall:
    'Install the EA file again, as in [Install an update](/docs/support/updates/#take-an-update). If it happens again, send the log to support.',
  freeMemory:
    'Close charts that have no EA, lower **Max bars in chart** (but leave enough bars for the EA), and restart the terminal, if possible when no positions are open.',
  newChart:
    'Restart the terminal, if possible when no positions are open. If that doesn’t help, save the EA’s inputs, close the chart, and [attach the EA again](/docs/support/troubleshooting/error-codes#attach-again) on a new one.',
  checkConnection:
    'It usually clears up on its own. If it doesn’t, check the machine’s connection.',
  checkInputs: 'Check the EA’s inputs. If they’re right, send the log to support.',
  checkSymbol:
    'Show the symbol in **Market Watch**. If the EA has an input for it, check the spelling. Otherwise send the log to support.',
  checkAddress:
    'If the EA has an input for the address, compare it with the one in the EA’s instructions. Otherwise send the log to support.',
  checkFileName:
    'If the EA has an input for the file name, enter the name alone, without a drive or folder, unless the EA’s instructions say otherwise. If there’s no such input, send the log to support.',
  checkFolderName:
    'If the EA has an input for the folder, correct it. Otherwise send the log to support.',
  releaseFile: 'Close other programs that use the file, and check that it isn’t write-protected.',
  releaseFolder: 'Close other programs that use files in the folder.',
  checkFtp: 'Check **Tools > Options > FTP**, or turn off the input that sends files.',
} as const;
