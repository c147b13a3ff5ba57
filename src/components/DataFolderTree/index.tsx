import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import styles from './styles.module.css';
import {dataFolderTree, type TreeEntry} from './tree';

function Icon({kind}: {readonly kind: TreeEntry['kind']}): ReactNode {
  return (
    <svg className={styles.icon} width={18} height={16} viewBox="0 0 18 16" aria-hidden="true">
      <path
        d={
          kind === 'file'
            ? 'M4 1.5h6.500L14 5v9.500H4z'
            : 'M1.500 13.500v-11h5.500l2 2.500h7.500v8.500z'
        }
      />
    </svg>
  );
}

function Entry({name, note, kind, highlighted, entries}: TreeEntry): ReactNode {
  return (
    <li className={clsx(highlighted && styles.highlighted)}>
      <div className={styles.row}>
        <Icon kind={kind} />
        <span>
          <b translate="no">{name}</b>
          <span className="quiet"> – {note}</span>
        </span>
      </div>
      {entries && (
        <ul className={clsx('clean-list', styles.branch)}>
          {entries.map((child) => (
            <Entry key={child.name} {...child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The data folder of a terminal as a tree, with a note on each folder. */
export default function DataFolderTree({platform}: {readonly platform: PlatformId}): ReactNode {
  const {name} = platforms[platform];
  return (
    <Figure
      id={`data-folder-${platform}`}
      caption={`Schematic drawing of the ${name} data folder, as File > Open Data Folder shows it. Other folders are left out.`}
    >
      <ul className={clsx('clean-list', styles.tree)}>
        <Entry
          name="Data folder"
          note="one for each installed terminal"
          entries={dataFolderTree(platform)}
        />
      </ul>
    </Figure>
  );
}
