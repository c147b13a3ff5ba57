import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import styles from './styles.module.css';

interface EntryProps {
  /** Name of the folder or file, or a short path of folders. */
  readonly name: string;
  readonly note: string;
  /** Whether it is the folder that an install task is about. */
  readonly isLit?: boolean;
  /** What is in the folder. */
  readonly children?: ReactNode;
}

function Entry({name, note, isLit, children}: EntryProps): ReactNode {
  return (
    <li>
      <div className={clsx(styles.row, isLit && styles.lit)}>
        <b translate="no">{name}</b>
        <span className="quiet"> – {note}</span>
      </div>
      {children && <ul className={clsx('clean-list', styles.branch)}>{children}</ul>}
    </li>
  );
}

/** The data folder of a terminal as a tree, as far as owners of an EA need it, with a note on each folder. */
export default function DataFolderTree({platform}: {readonly platform: PlatformId}): ReactNode {
  const {name, extension, folder, templatesFolder} = platforms[platform];
  const isMt4 = platform === 'mt4';
  const templates = (
    <Entry name={templatesFolder.replace(`${folder}\\`, '')} note="chart templates (.tpl)" />
  );
  return (
    <Figure
      id={`data-folder-${platform}`}
      caption={`The ${name} data folder. Other folders are left out.`}
    >
      <ul className={clsx('clean-list', styles.tree)}>
        <Entry name="Data folder" note="one for each installed terminal">
          <Entry name={folder} note="programs and their files">
            <Entry name="Experts" note={`the EA (${extension})`} isLit />
            <Entry name="Indicators" note="indicators" />
            <Entry name="Libraries" note="DLLs and other libraries" />
            <Entry name="Files" note="files that EAs read and write" />
            <Entry name="Presets" note="presets (.set)" />
            <Entry name="Logs" note="Experts tab, one file per day" />
            {!isMt4 && templates}
          </Entry>
          {isMt4 && templates}
          <Entry name={isMt4 ? 'history' : 'bases'} note="prices, one folder per server" />
          <Entry name={isMt4 ? 'logs' : 'Logs'} note="Journal, one file per day" />
          <Entry name={isMt4 ? 'tester' : 'Tester'} note="Strategy Tester" />
          <Entry name="origin.txt" note="says which installation this folder belongs to" />
        </Entry>
      </ul>
    </Figure>
  );
}
