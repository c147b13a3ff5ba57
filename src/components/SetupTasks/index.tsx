import {Children, isValidElement, type ReactNode} from 'react';
import {platformList} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import Link from '@docusaurus/Link';
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
          <ol className={`clean-list ${styles.tasks}`}>
            {tasks.map(({id, label, summary}) => (
              <li key={id}>
                <Link to={taskPath(product, platform, id)}>
                  <b>{label}</b>
                  <span className="quiet">{summary}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
