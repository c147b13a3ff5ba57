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
    {name: 'Experts', note: `the EA: ${extension} file`, highlighted: true},
    {name: 'Indicators', note: 'indicators'},
    {name: 'Libraries', note: 'DLLs and other libraries'},
    {name: 'Files', note: 'what EAs read and write'},
    {name: 'Presets', note: 'saved inputs: .set files'},
    {name: 'Logs', note: 'the Experts tab, one file a day'},
  ];
}

const origin: TreeEntry = {
  name: 'origin.txt',
  note: 'names the installation that this folder belongs to',
  kind: 'file',
};

/** What stands in the data folder of a terminal, as far as owners of an EA meet it. */
export function dataFolderTree(platform: PlatformId): readonly TreeEntry[] {
  const {folder, templatesFolder} = platforms[platform];
  const programs = programFolders(platform);
  const templates = {note: 'chart templates: .tpl files'};
  if (platform === 'mt4') {
    return [
      {name: folder, note: 'programs and their files', entries: programs},
      {name: templatesFolder, ...templates},
      {name: 'history', note: 'prices, one folder a server'},
      {name: 'logs', note: 'the Journal tab, one file a day'},
      {name: 'tester', note: 'the Strategy Tester'},
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
    {name: 'bases', note: 'prices, one folder a server'},
    {name: 'Logs', note: 'the Journal tab, one file a day'},
    {name: 'Tester', note: 'the Strategy Tester'},
    origin,
  ];
}
