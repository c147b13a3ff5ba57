import type {InstallerMessage} from './types';
import {remedies} from '../return-codes/remedies';

/** Leads to what comes before the terminals are closed, and after. */
const closeTerminals =
  'First [close every terminal](/docs/support/troubleshooting/installer-errors#close-every-terminal).';

/** Messages of Windows and of installers in general, not of a product. */
export const installerMessages: readonly InstallerMessage[] = [
  {
    id: 'windows-protected-your-pc',
    message: 'Windows protected your PC',
    code: null,
    cause: 'SmartScreen doesn’t know the file yet.',
    remedy:
      'If the file comes from the seller of the EA, choose **More info**, then **Run anyway**.',
    source: 'SMART',
    readerQuestions: [
      'blue screen warning smartscreen robot exe',
      'Microsoft defender blocks unrecognised app',
    ],
  },
  {
    id: 'file-from-another-computer',
    message: 'Nothing happens, or Properties says: This file came from another computer',
    code: null,
    cause: 'Windows marks files from the web and can block them.',
    remedy:
      'If the file comes from the seller of the EA, right-click it, choose **Properties**, tick **Unblock** and click **OK**. Unblock a zip before you extract it.',
    source: 'MOTW',
    readerQuestions: ['double click exe nothing happens', 'extracted ex5 is blocked by windows'],
  },
  {
    id: 'windows-225',
    message: 'The file disappears right after the download',
    code: '225',
    cause: 'Your antivirus has quarantined the file.',
    remedy:
      'Restore the file and add an exception for it only if it came from the seller of the EA. See [Blocked before it starts](/docs/support/troubleshooting/installer-errors#blocked-before-it-starts).',
    source: 'WINERR',
    readerQuestions: ['antivirus deleted my robot', 'file vanished after downloading'],
  },
  {
    id: 'windows-5',
    message: 'Access is denied',
    code: '5 (0x80070005)',
    cause: 'You don’t have permission to write to that folder.',
    remedy: `Go on only if the installer comes from the seller of the EA. ${closeTerminals} Then right-click it and choose **Run as administrator**, once only. You can often [install manually](/docs/support/troubleshooting/installer-errors#install-by-hand) instead.`,
    source: 'WINERR',
    readerQuestions: ['no permission to install folder', 'setup says access denied'],
  },
  {
    id: 'windows-740',
    message: 'The requested operation requires elevation, or Windows asks for a password',
    code: '740',
    cause: 'User Account Control (UAC) needs an administrator’s consent.',
    remedy:
      'If the installer comes from the seller of the EA, give consent or use an administrator account.',
    source: 'WINERR',
    readerQuestions: [
      'pc asks for administrator password installing',
      'UAC prompt wants credentials',
    ],
  },
  {
    id: 'windows-1223',
    message: 'Nothing happens after the User Account Control question',
    code: '1223',
    cause: 'You answered No.',
    remedy: 'If the installer comes from the seller of the EA, start it again and answer **Yes**.',
    source: 'WINERR',
    readerQuestions: [
      'screen turned dark then nothing',
      'pressed cancel at the permission question',
    ],
  },
  {
    id: 'windows-32',
    message: 'The process cannot access the file because it is being used by another process',
    code: '32',
    cause: 'A terminal or MetaEditor is using the file, perhaps without a window.',
    remedy:
      'See [File in use](/docs/support/troubleshooting/installer-errors#file-in-use) before you close a terminal.',
    source: 'WINERR',
    readerQuestions: [
      'cannot overwrite ex5 while it is used',
      'terminal still running in background',
    ],
  },
  {
    id: 'windows-112',
    message: 'There is not enough space on the disk',
    code: '112',
    cause: 'The disk is full.',
    remedy: '[Free some space](/docs/support/faq/maintenance#clear-the-logs).',
    source: 'WINERR',
    readerQuestions: ['disk full during setup', 'small vps ssd ran out'],
  },
  {
    id: 'windows-206',
    message: 'The filename or extension is too long, or: Path too long',
    code: '206',
    cause: 'The full path is longer than 260 characters.',
    remedy: 'Extract the archive to a short folder, such as `C:\\Temp`.',
    source: 'WINERR',
    readerQuestions: ['path length limit 260', 'copy failed nested folders'],
  },
  {
    id: 'windows-193',
    message: 'This is not a valid Win32 application, or: 0xc000007b',
    code: '193',
    cause: 'A 32-bit and a 64-bit file were mixed.',
    remedy:
      'Use the file made for your terminal: 32-bit for MT4, 64-bit for current builds of MT5.',
    source: 'WINERR',
    readerQuestions: ['application unable to start correctly', '32 and 64 bit mixed up'],
  },
  {
    id: 'vcruntime140-dll-missing',
    message:
      '`VCRUNTIME140.dll` or `MSVCP140.dll` was not found, or: The specified module could not be found',
    code: '126',
    cause: 'The Microsoft Visual C++ runtime isn’t installed, or the DLL itself is missing.',
    remedy:
      'Install the redistributable from Microsoft: x86 for a 32-bit program such as MT4, x64 for a 64-bit one such as MT5. Never download an individual DLL from a DLL site.',
    source: 'WINERR',
    readerQuestions: ['where to download a missing dll safely', 'fresh vps lacks visual c runtime'],
  },
  {
    id: 'dotnet-missing',
    message: '.NET is required, or: 0xc0000135',
    code: null,
    cause: 'Something that the program needs is missing, often .NET or the Visual C++ runtime.',
    remedy: `Install what the message asks for, from Microsoft. If it names nothing, install the Visual C++ runtime and ask [support](/docs/support/#what-to-have-ready) which version of .NET the program needs.`,
    source: 'GEN',
    readerQuestions: ['need net framework 4.8', 'application requires dotnet runtime'],
  },
  {
    id: 'windows-127',
    message: 'The specified procedure could not be found',
    code: '127',
    cause: 'A DLL isn’t the version that the program expects.',
    remedy: remedies.reinstall,
    source: 'WINERR',
    readerQuestions: ['procedure entry point not found', 'old dll after update mismatch'],
  },
  {
    id: 'windows-1603',
    message: 'Fatal error during installation',
    code: '1603',
    cause: 'A general failure. Another row of this table often gives the reason.',
    remedy: `Go on only if the installer comes from the seller of the EA. ${closeTerminals} Then restart Windows and try again as administrator.`,
    source: 'WINERR',
    readerQuestions: ['setup rolled back without reason', 'installer crashed unknown reason'],
  },
  {
    id: 'windows-1618',
    message: 'Another installation is already in progress',
    code: '1618',
    cause: 'Windows runs only one installation at a time.',
    remedy: `Wait until the other one is finished. If it never finishes, [close every terminal](/docs/support/troubleshooting/installer-errors#close-every-terminal), then restart Windows.`,
    source: 'WINERR',
    readerQuestions: ['windows update blocks my install', 'msiexec busy cannot begin setup'],
  },
  {
    id: 'windows-3010',
    message: 'A restart is required',
    code: '3010',
    cause: 'The installation succeeded and needs a restart to finish.',
    remedy: `${closeTerminals} Then restart Windows.`,
    source: 'WINERR',
    readerQuestions: ['soft reboot pending after setup', 'installed ok but wants reboot'],
  },
  {
    id: 'setup-finished-not-listed',
    message: 'The installer has finished, but the EA isn’t in the Navigator',
    code: null,
    cause:
      'The installer put the EA into another terminal’s or another Windows user’s data folder.',
    remedy:
      'Compare the folder under **File > Open Data Folder** with the one in the installer. Then refresh the **Navigator**.',
    source: 'GEN',
    readerQuestions: ['setup said success but robot not there', 'vps other user gets the robot'],
  },
  {
    id: 'cannot-load-dll',
    message: 'The EA doesn’t load: error 4018 in MT4, or: cannot load … dll',
    code: '126 or 193',
    cause:
      'One of the EA’s DLLs is missing or blocked, or was built for the other type of terminal (32 or 64 bit).',
    remedy: remedies.dlls,
    source: 'Q4-ERR',
    readerQuestions: ['missing dll next to ex4', 'external library cannot be opened'],
  },
];
