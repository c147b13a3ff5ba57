import clsx from 'clsx';
import {Children, isValidElement, type ReactNode, useContext} from 'react';
import {rememberShowsAllDetails, useShowsAllDetails} from '../../reader/details';
import lists from '../numbered.module.css';
import {Brief} from './brief';
import styles from './styles.module.css';

interface Props {
  /** A heading, then one `<Step>` after the other. */
  readonly children: ReactNode;
}

/** The steps of a task, numbered once. A button unfolds the details of all of them. */
export default function Task({children}: Props): ReactNode {
  const showsAll = useShowsAllDetails();
  const [heading, ...steps] = Children.toArray(children).filter(isValidElement);
  const isBrief = useContext(Brief);
  return (
    <div className={clsx(lists.numbered, lists.joined, lists.checklist, styles.task)} data-task>
      {!isBrief && (
        <div className={styles.head}>
          {heading}
          <button
            type="button"
            className={styles.all}
            onClick={() => rememberShowsAllDetails(!showsAll)}
          >
            {/* The key keeps the text right where the browser has translated it. */}
            <span key={String(showsAll)}>{showsAll ? 'Hide all details' : 'Show all details'}</span>
          </button>
        </div>
      )}
      <ol>{steps}</ol>
    </div>
  );
}
