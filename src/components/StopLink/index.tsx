import {stopLink} from '@site/src/data/supportPages';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** Called when a reader follows the link. */
  readonly onClick?: () => void;
}

/** The red line that leads to the steps for an EA that trades when it should not. */
export default function StopLink({onClick}: Props): ReactNode {
  return (
    <Link className={`leads ${styles.stop}`} to={stopLink.path} {...(onClick && {onClick})}>
      {stopLink.label}
    </Link>
  );
}
