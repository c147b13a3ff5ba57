import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {Children, cloneElement, isValidElement, type ReactNode, useState} from 'react';
import type {PlatformId} from '../../data/platforms';
import {useRememberedPlatform} from '../../reader/platform';
import styles from './styles.module.css';

interface Column {
  readonly platform: PlatformId;
}

/**
 * Puts elements with a `platform` side by side, the one for the reader's platform first. Readers who
 * followed a link to one of them find it where the link led.
 */
export default function PlatformColumns({children}: {readonly children: ReactNode}): ReactNode {
  const remembered = useRememberedPlatform();
  const [isAtAnchor] = useState(() => ExecutionEnvironment.canUseDOM && location.hash !== '');
  const first = isAtAnchor ? null : remembered;
  const columns = Children.toArray(children)
    .filter((child) => isValidElement<Column>(child))
    .sort((a, b) => Number(b.props.platform === first) - Number(a.props.platform === first));
  return (
    <div className={styles.columns}>
      {/* The index as key: elements change in place, so that nothing moves. */}
      {columns.map((column, index) => cloneElement(column, {key: index}))}
    </div>
  );
}
