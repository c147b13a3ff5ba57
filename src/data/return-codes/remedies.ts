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
  attachAgain,
  reattach: `${attachAgain} If it happens again, send the log to support.`,
  sendLogIfItPersists: 'No action needed unless it keeps happening. Then send the log to support.',
  restart:
    'Restart the terminal (its EAs stop meanwhile). If it happens again, send the log to support.',
  reinstall:
    'Install the EA file again, as in [Install an update](/docs/support/updates/#take-an-update). If it happens again, send the log to support.',
  freeMemory:
    'Close charts that have no EA, lower **Max bars in chart**, and restart the terminal (its EAs stop meanwhile).',
  newChart:
    'Restart the terminal (its EAs stop meanwhile). If that doesn’t help, save the EA’s inputs, close the chart, and [attach the EA again](/docs/support/troubleshooting/error-codes#attach-again) on a new one.',
  checkConnection:
    'It usually clears up on its own. If it doesn’t, check the machine’s connection.',
  checkInputs: 'Check the EA’s inputs. If they’re right, send the log to support.',
  checkSymbol:
    'Show the symbol in **Market Watch**. If the EA has an input for it, check the spelling. Otherwise send the log to support.',
  checkAddress:
    'If the EA has an input for the address, compare it with the one in the EA’s instructions. Otherwise send the log to support.',
  checkFileName:
    'If the EA has an input for the file name, correct it. Otherwise send the log to support.',
  checkFolderName:
    'If the EA has an input for the folder, correct it. Otherwise send the log to support.',
  releaseFile: 'Close other programs that use the file, and check that it isn’t write-protected.',
  releaseFolder: 'Close other programs that use files in the folder.',
  checkFtp: 'Check **Tools > Options > FTP**, or turn off the input that sends files.',
} as const;
