import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {type Task, taskPath, tasks} from '../../data/tasks';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

interface StepperProps {
  readonly productId: string;
  readonly platform: PlatformId;
  /** The task that the page is about. */
  readonly current: Task['id'];
}

/** The tasks of the setup in a row, with the current one marked. */
export default function Stepper({productId, platform, current}: StepperProps): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.stepper)}>
      {tasks.map(({id, label, verb}) => (
        <li key={id}>
          <Link
            className={clsx('control', numbered.circle)}
            to={taskPath(productId, platform, id)}
            aria-label={label}
            aria-current={id === current ? 'step' : undefined}
          >
            {verb}
          </Link>
        </li>
      ))}
    </ol>
  );
}
