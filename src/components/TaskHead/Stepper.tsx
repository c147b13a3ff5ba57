import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import styles from './styles.module.css';

interface StepperProps {
  readonly productId: string;
  readonly platform: PlatformId;
  /** Path of the page that is open. */
  readonly currentPath: string;
}

/** The tasks of the setup in a row, with the one that the page is about. */
export default function Stepper({productId, platform, currentPath}: StepperProps): ReactNode {
  return (
    <ol className={styles.stepper}>
      {tasks.map(({id, label, verb}) => {
        const path = taskPath(productId, platform, id);
        return (
          <li key={id}>
            <Link
              to={path}
              aria-label={label}
              aria-current={path === currentPath ? 'step' : undefined}
            >
              {verb}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
