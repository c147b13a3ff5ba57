import {Children, isValidElement, type ReactNode} from 'react';
import {platformList} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import Link from '@docusaurus/Link';
import Platform from '../Platform';
import PlatformSwitch from '../PlatformSwitch';
import styles from './styles.module.css';

interface Props {
  /** Id of a product with a full manual. */
  readonly product: string;
  /** A heading for each platform, in their order. Only screen readers get them, and links lead to them. */
  readonly children: ReactNode;
}

/** The tasks of the setup as links in their order, for one platform at a time. */
export default function SetupSwitch({product, children}: Props): ReactNode {
  const headings = Children.toArray(children).filter(isValidElement);
  return (
    <PlatformSwitch>
      {platformList.map(({id: platform}, index) => (
        <Platform key={platform} id={platform}>
          <div className="visually-hidden">{headings[index]}</div>
          <div className={styles.tasks}>
            <ol className="clean-list">
              {tasks.map(({id, label, summary}) => (
                <li key={id}>
                  <Link to={taskPath(product, platform, id)}>
                    <b data-twin="title">{label}</b>
                    <span className="quiet">{summary}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </div>
        </Platform>
      ))}
    </PlatformSwitch>
  );
}
