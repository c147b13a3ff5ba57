import {Fragment, type ReactNode} from 'react';
import {plainText} from '../plainText';
import styles from './styles.module.css';

/** A path through menus: `<MenuPath>File > Open Data Folder</MenuPath>`. Lines break only between its parts. */
export default function MenuPath({children}: {children: ReactNode}): ReactNode {
  const parts = plainText(children, 'MenuPath').split(/\s*>\s*/);
  return (
    <strong translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.part}>{index < parts.length - 1 ? `${part} >` : part}</span>
        </Fragment>
      ))}
    </strong>
  );
}
