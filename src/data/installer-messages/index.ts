import type {InstallerMessage} from './types';
import {remedies} from '../return-codes/remedies';

/** Leads to what comes before the terminals are closed, and after. */
const closeTerminals =
  '[close every terminal](/docs/support/troubleshooting/installer-errors#close-every-terminal)';

/** Messages of Windows and of installers in general, not of a product. */
export const installerMessages: readonly InstallerMessage[] = [
  {
    id: 'windows-protected-your-pc',
    message: 'Windows protected your PC',
    code: null,
    remedy:
      'SmartScreen doesn’t know the file yet. If it comes from the seller of the EA, choose **More info**, then **Run anyway**. If that button is missing, only the computer’s administrator can allow unknown programs.',
    source: 'SMART',
    readerQuestions: [
      'blue screen warning smartscreen robot exe',
      'Microsoft defender blocks unrecognised app',
      'work laptop blocks exe it policy',
      'corporate computer forbids unknown software',
    ],
  },
  {
    id: 'file-from-another-computer',
    message: 'Nothing happens, or Properties says: This file came from another computer',
    code: null,
    remedy:
      'Windows can block files from the web. If the file comes from the seller of the EA, right-click it, choose **Properties**, tick **Unblock** and click **OK**. Unblock a zip before you extract it.',
    source: 'MOTW',
    readerQuestions: ['double click exe nothing happens', 'extracted ex5 is blocked by windows'],
  },
  {
    id: 'windows-225',
    message: 'The file disappears right after the download',
    code: '225',
    remedy:
      'Your antivirus program has put it in quarantine. [Restore it](/docs/support/troubleshooting/installer-errors#blocked-before-it-starts) only if it comes from the seller of the EA.',
    source: 'WINERR',
    readerQuestions: ['antivirus deleted my robot', 'file vanished after downloading'],
  },
  {
    id: 'windows-5',
    message: 'Access is denied',
    code: '5 (0x80070005)',
    remedy: `If you’re copying a file, copy it into the data folder (**File > Open Data Folder**), not into \`C:\\Program Files\`. If it’s an installer from the seller of the EA, first ${closeTerminals}. Then right-click it and choose **Run as administrator**, once only. That can put the EA into another Windows user’s data folder.`,
    source: 'WINERR',
    readerQuestions: [
      'no permission to install folder',
      'setup says access denied',
      'cannot paste file to experts folder',
      'run as admin installed for wrong user',
      'program files not writable',
      'copied as administrator and not visible',
      'windows asks continue to copy to this folder',
    ],
  },
  {
    id: 'windows-740',
    message: 'The requested operation requires elevation, or Windows asks for a password',
    code: '740',
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
    remedy:
      'You answered No. If the installer comes from the seller of the EA, start it again and answer **Yes**.',
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
    remedy: `First ${closeTerminals}. If the message comes back, look in Task Manager for \`terminal.exe\` (MT4), \`terminal64.exe\` (MT5) or \`metaeditor\`. On a VPS, another Windows user might run one: sign in as that user and close it in the same way. If you find none, restart Windows.`,
    source: 'WINERR',
    readerQuestions: [
      'cannot overwrite ex5 while it is used',
      'file in use by another program',
      'terminal still running in background',
      'process hanging cannot update bot',
      'ghost terminal running second rdp user',
      'end task on the platform safely',
    ],
  },
  {
    id: 'windows-112',
    message: 'There is not enough space on the disk',
    code: '112',
    remedy: '[Delete old logs and tester files](/docs/support/faq/maintenance#clear-the-logs).',
    source: 'WINERR',
    readerQuestions: [
      'disk full during setup',
      'small vps ssd ran out',
      'drive C red no space',
      'make room on vps for robot',
    ],
  },
  {
    id: 'windows-206',
    message: 'The filename or extension is too long, or: Path too long',
    code: '206',
    remedy:
      'Folder and file name together can have about 260 characters. Extract the archive to a short folder, such as `C:\\Temp`.',
    source: 'WINERR',
    readerQuestions: [
      'path length limit 260',
      'copy failed nested folders',
      'where to extract the archive best',
    ],
  },
  {
    id: 'windows-193',
    message: 'This is not a valid Win32 application, or: 0xc000007b',
    code: '193',
    remedy:
      'A 32-bit and a 64-bit file were mixed. A DLL must match the terminal that loads it: 32-bit for MT4, 64-bit for current builds of MT5. A 64-bit program also needs 64-bit Windows.',
    source: 'WINERR',
    readerQuestions: [
      'application unable to start correctly',
      '32 and 64 bit mixed up',
      'is mt4 32bit or 64bit',
      'which version x86 x64 do I download',
      'mt5 on 32-bit windows old laptop',
      'dll has the wrong architecture',
    ],
  },
  {
    id: 'vcruntime140-dll-missing',
    message:
      '`VCRUNTIME140.dll` or `MSVCP140.dll` was not found, or: The specified module could not be found',
    code: '126',
    remedy:
      'Install the Visual C++ runtime (redistributable) from Microsoft: x86 for a 32-bit program such as MT4, x64 for a 64-bit one such as MT5. Never download an individual DLL from a DLL site.',
    source: 'WINERR',
    readerQuestions: ['where to download a missing dll safely', 'fresh vps lacks visual c runtime'],
  },
  {
    id: 'dotnet-missing',
    message: '.NET is required, or: 0xc0000135',
    code: null,
    remedy:
      'Install what the message asks for, from Microsoft. If it names nothing, install the Visual C++ runtime and ask [support](/docs/support/#what-to-have-ready) which version of .NET the program needs.',
    source: 'GEN',
    readerQuestions: ['need net framework 4.8', 'application requires dotnet runtime'],
  },
  {
    id: 'windows-127',
    message: 'The specified procedure could not be found',
    code: '127',
    remedy: `A DLL isn’t the version that the program expects. ${remedies.reinstall}`,
    source: 'WINERR',
    readerQuestions: ['procedure entry point not found', 'old dll after update mismatch'],
  },
  {
    id: 'windows-1603',
    message: 'Fatal error during installation',
    code: '1603',
    remedy: `Go on only if the installer comes from the seller of the EA. First ${closeTerminals}. Then restart Windows and try again as administrator.`,
    source: 'WINERR',
    readerQuestions: ['setup rolled back without reason', 'installer crashed unknown reason'],
  },
  {
    id: 'windows-1618',
    message: 'Another installation is already in progress',
    code: '1618',
    remedy: `Wait until the other one is finished. If it never finishes, ${closeTerminals}, then restart Windows.`,
    source: 'WINERR',
    readerQuestions: ['windows update blocks my install', 'msiexec busy cannot begin setup'],
  },
  {
    id: 'windows-3010',
    message: 'A restart is required',
    code: '3010',
    remedy: `The installation succeeded. First ${closeTerminals}. Then restart Windows.`,
    source: 'WINERR',
    readerQuestions: ['soft reboot pending after setup', 'installed ok but wants reboot'],
  },
  {
    id: 'setup-finished-not-listed',
    message: 'The installer has finished, but the EA isn’t in the Navigator',
    code: null,
    remedy:
      'The installer put it into another terminal’s or another Windows user’s data folder. The file `origin.txt` in a data folder names its terminal. See [Why isn’t the EA in the Navigator?](/docs/support/faq/setup#ea-not-in-navigator)',
    source: 'GEN',
    readerQuestions: [
      'setup said success but robot not there',
      'vps other user gets the robot',
      'completed successfully but cannot find it',
      'which hash folder is which broker',
      'several brokers installed find correct folder',
      'copied ex4 to the wrong directory',
    ],
  },
  {
    id: 'cannot-load-dll',
    message: 'The EA doesn’t load: error 4018 in MT4, or: cannot load … dll',
    code: '126 or 193',
    remedy: `One of the EA’s DLLs is missing, blocked or not made for this terminal. ${remedies.dlls}`,
    source: 'Q4-ERR',
    readerQuestions: ['missing dll next to ex4', 'external library cannot be opened'],
  },
];
