import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import {platformList} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import Link from '@docusaurus/Link';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

interface Props {
  /** Id of a product with a full manual. */
  readonly product: string;
  /** A heading for each platform, in their order. */
  readonly children: ReactNode;
}

/** The tasks of the setup as links in their order, for each platform. */
export default function SetupTasks({product, children}: Props): ReactNode {
  const headings = Children.toArray(children).filter(isValidElement);
  return (
    <div className={styles.platforms}>
      {platformList.map(({id: platform}, index) => (
        <section key={platform}>
          {headings[index]}
          <ol className="clean-list lines">
            {tasks.map(({id, label}) => (
              <li key={id}>
                <Link
                  className={clsx('control leads', numbered.circle)}
                  to={taskPath(product, platform, id)}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
