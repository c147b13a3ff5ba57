import {platforms, type PlatformId} from '../../data/platforms';

export interface TreeEntry {
  /** Name of the folder or file, or a short path of folders. */
  readonly name: string;
  readonly note: string;
  readonly kind?: 'file';
  /** The folder that an install task is about. */
  readonly highlighted?: boolean;
  readonly entries?: readonly TreeEntry[];
}

function programFolders(platform: PlatformId): readonly TreeEntry[] {
  const {extension} = platforms[platform];
  return [
    {name: 'Experts', note: `the EA (${extension})`, highlighted: true},
    {name: 'Indicators', note: 'indicators'},
    {name: 'Libraries', note: 'DLLs and other libraries'},
    {name: 'Files', note: 'files that EAs read and write'},
    {name: 'Presets', note: 'presets (.set)'},
    {name: 'Logs', note: 'Experts tab, one file per day'},
  ];
}

const origin: TreeEntry = {
  name: 'origin.txt',
  note: 'says which installation this folder belongs to',
  kind: 'file',
};

/** The contents of a terminal's data folder, as far as owners of an EA need them. */
export function dataFolderTree(platform: PlatformId): readonly TreeEntry[] {
  const {folder, templatesFolder} = platforms[platform];
  const programs = programFolders(platform);
  const templates = {note: 'chart templates (.tpl)'};
  if (platform === 'mt4') {
    return [
      {name: folder, note: 'programs and their files', entries: programs},
      {name: templatesFolder, ...templates},
      {name: 'history', note: 'prices, one folder per server'},
      {name: 'logs', note: 'Journal, one file per day'},
      {name: 'tester', note: 'Strategy Tester'},
      origin,
    ];
  }
  const inside = templatesFolder.replace(`${folder}\\`, '');
  return [
    {
      name: folder,
      note: 'programs and their files',
      entries: [...programs, {name: inside, ...templates}],
    },
    {name: 'bases', note: 'prices, one folder per server'},
    {name: 'Logs', note: 'Journal, one file per day'},
    {name: 'Tester', note: 'Strategy Tester'},
    origin,
  ];
}
