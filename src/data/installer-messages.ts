import type {Confidence} from './return-codes/types';
import type {SourceKey} from './sources';
import {validateInstallerMessages} from './validate-installer-messages';

export interface InstallerMessage {
  /** Anchor of the row: `windows-740` where there is one number, else words of the message. */
  readonly id: string;
  /** What is seen, in the words of Windows where there are words. */
  readonly message: string;
  /** The number of Windows, null where there is none. */
  readonly code: string | null;
  readonly cause: string;
  readonly remedy: string;
  /** Where code and message come from. */
  readonly source: SourceKey;
  /** How sure the cause is. */
  readonly confidence: Confidence;
}

/** Messages of Windows and of installers in general; none is of a product. For the build only. */
export const installerMessages: readonly InstallerMessage[] = [
  {
    id: 'windows-protected-your-pc',
    message: 'Windows protected your PC',
    code: null,
    cause: 'SmartScreen does not know the file yet. It says nothing about what the file does.',
    remedy:
      'Only if you downloaded it from the place named in your purchase: **More info**, then **Run anyway**.',
    source: 'SMART',
    confidence: 'sure',
  },
  {
    id: 'file-from-another-computer',
    message: 'Nothing happens, or Properties say: This file came from another computer',
    code: null,
    cause: 'Windows marks files from the web and may block them.',
    remedy:
      'Right-click the file, **Properties**, tick **Unblock**, **OK**. Do it with a zip before you extract it.',
    source: 'MOTW',
    confidence: 'sure',
  },
  {
    id: 'windows-225',
    message: 'The file disappears right after the download',
    code: '225',
    cause: 'The antivirus has put it into quarantine.',
    remedy:
      'Check first where the file came from. If it is the right place, restore it and make an exception for it.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-5',
    message: 'Access is denied',
    code: '5 (0x80070005)',
    cause: 'You have no right to write to that folder.',
    remedy: 'Run the installer once as administrator, or copy the EA into the data folder by hand.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-740',
    message: 'The requested operation requires elevation, or Windows asks for a password',
    code: '740',
    cause: 'User Account Control (UAC) wants the consent of an administrator.',
    remedy: 'Confirm it, or use an administrator account.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-1223',
    message: 'Nothing happens after the question of User Account Control',
    code: '1223',
    cause: 'The question was answered with No.',
    remedy: 'Start the installer again and answer **Yes**.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-32',
    message: 'The process cannot access the file because it is being used by another process',
    code: '32',
    cause: 'A terminal or MetaEditor is running and holds the file, perhaps without a window.',
    remedy: 'Close every terminal and MetaEditor, look for them in Task Manager, then retry.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-112',
    message: 'There is not enough space on the disk',
    code: '112',
    cause: 'The disk is full.',
    remedy: 'Free some space. Old logs and caches of the Strategy Tester are often large.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-206',
    message: 'The filename or extension is too long, or: Path too long',
    code: '206',
    cause: 'The whole path has more than 260 characters.',
    remedy:
      'Extract the archive in a folder near the root of the drive, then copy the EA from there.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-193',
    message: 'This is not a valid Win32 application, or: 0xc000007b',
    code: '193',
    cause: 'A 32-bit and a 64-bit file were mixed.',
    remedy:
      'Use the build made for your terminal: MT4 is a 32-bit program, MT5 of today a 64-bit one.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'vcruntime140-dll-missing',
    message:
      '`VCRUNTIME140.dll` or `MSVCP140.dll` was not found, or: The specified module could not be found',
    code: '126',
    cause: 'The Microsoft Visual C++ runtime is not installed, or the DLL itself is missing.',
    remedy:
      'Install the redistributable from Microsoft, x86 for MT4 and x64 for MT5. Never take a single DLL from a download site.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'dotnet-missing',
    message: '.NET is required, or: 0xc0000135',
    code: null,
    cause:
      'A part that the program needs is missing: often .NET, sometimes the Visual C++ runtime.',
    remedy: 'Install what the message names, from Microsoft; with 0xc0000135 alone, both.',
    source: 'GEN',
    confidence: 'likely',
  },
  {
    id: 'windows-127',
    message: 'The specified procedure could not be found',
    code: '127',
    cause: 'A DLL is of another version than the program expects.',
    remedy: 'Install all files again, together.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-1603',
    message: 'Fatal error during installation',
    code: '1603',
    cause: 'The installer met a fatal error. Others of these rows often name the reason.',
    remedy: 'Close all terminals, restart Windows and retry as administrator.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-1618',
    message: 'Another installation is already in progress',
    code: '1618',
    cause: 'Windows runs one installation at a time, and one is running, perhaps an update.',
    remedy: 'Wait until it is finished, or restart Windows, then retry.',
    source: 'WINERR',
    confidence: 'likely',
  },
  {
    id: 'windows-3010',
    message: 'A restart is required',
    code: '3010',
    cause: 'Success: the installation is done but for a restart.',
    remedy: 'Restart Windows.',
    source: 'WINERR',
    confidence: 'sure',
  },
  {
    id: 'setup-finished-not-listed',
    message: 'The installer has finished, but the EA is not in the Navigator',
    code: null,
    cause:
      'It wrote to the data folder of another terminal, of a portable one, or of another Windows user.',
    remedy:
      'Compare the folder with **File > Open Data Folder** of the terminal you trade with, and refresh the Navigator.',
    source: 'GEN',
    confidence: 'likely',
  },
  {
    id: 'cannot-load-dll',
    message: 'The EA does not load: error 4018 in MT4, or: cannot load … dll',
    code: '126 or 193',
    cause: 'A DLL of the EA is blocked, missing or of the wrong bitness.',
    remedy:
      'Unblock the file, install the build for your terminal, and the Visual C++ runtime if it is missing.',
    source: 'Q4-ERR',
    confidence: 'likely',
  },
];

validateInstallerMessages(installerMessages);
