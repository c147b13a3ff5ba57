const attachAgain =
  'Save the inputs as a preset, attach the EA to the same chart again, and load the preset before you press **OK**.';

/** The remedy `attachAgain` behind a condition: "If that doesn’t help, save the inputs …". */
export function attachAgainIf(condition: string): string {
  return `${condition}, ${attachAgain.charAt(0).toLowerCase()}${attachAgain.slice(1)}`;
}

/** What to do about faults that several rows are about. */
export const remedies = {
  sendLog: 'Send that day’s log to support.',
  attachAgain,
  reattach: `${attachAgain} If it happens again, send the log to support.`,
  sendLogIfItPersists: 'Nothing, unless it keeps happening. Then send the log to support.',
  restart: 'Restart the terminal. If it happens again, send the log to support.',
  reinstall: 'Install the EA file again. If it happens again, send the log to support.',
  freeMemory: 'Close charts you don’t need, lower **Max bars in chart**, and restart the terminal.',
  newChart:
    'Restart the terminal. If that doesn’t help, save the inputs as a preset, close the chart, open a new one, attach the EA there and load the preset.',
  checkConnection: 'It usually passes. If it doesn’t, check the machine’s connection.',
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
