/** What to do about faults that several rows are about. */
export const remedies = {
  sendLog: 'Send the log of the day to support.',
  reattach: 'Attach the EA again. If it repeats, send the log to support.',
  restart: 'Restart the terminal. If it repeats, send the log to support.',
  reinstall: 'Install the EA file again. If it repeats, send the log to support.',
  freeMemory: 'Close charts you don’t need, lower **Max bars in chart**, and restart the terminal.',
  checkInputs: 'Check the inputs of the EA. If they’re right, send the log to support.',
  checkFileName:
    'If the EA has an input for the file name, correct it. Otherwise send the log to support.',
  checkFolderName:
    'If the EA has an input for the folder, correct it. Otherwise send the log to support.',
  releaseFile: 'Close other programs that use the file, and check that it isn’t write-protected.',
  releaseFolder: 'Close other programs that use files in the folder.',
  checkFtp: 'Check **Tools > Options > FTP**, or turn off the input that sends files.',
} as const;
