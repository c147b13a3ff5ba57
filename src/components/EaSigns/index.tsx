import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import {readCaption} from '../Figure/readCaption';
import styles from './styles.module.css';

interface Props {
  readonly platform: PlatformId;
  /** A paragraph, which is the caption, followed by one `<EaSign>` for each state. */
  readonly children: ReactNode;
}

/** The states of the sign that a platform shows beside the name of an EA on its chart. */
export default function EaSigns({platform, children}: Props): ReactNode {
  const {caption, content} = readCaption(children);
  return (
    <Figure id={`ea-signs-${platform}`} caption={caption}>
      <ul className={clsx('clean-list', styles.states)}>{content}</ul>
    </Figure>
  );
}
