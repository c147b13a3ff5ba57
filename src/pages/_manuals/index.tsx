import Link from '@docusaurus/Link';
import Cards, {type Card, Mark} from '@site/src/components/Cards';
import {productsWithoutTasks, productsWithTasks, taskPath, tasks} from '@site/src/data/tasks';
import {rememberPlatform, usePlatforms} from '@site/src/reader/platform';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

const generalManuals: readonly Card[] = [
  {
    title: 'Basics',
    to: '/docs/basics/',
    text: 'What an EA is, what it needs, and a glossary.',
    mark: {icon: 'book'},
  },
  {
    title: 'Support',
    to: '/docs/support/',
    text: 'Questions, error codes, downloads and updates.',
    mark: {icon: 'help'},
  },
];

/** The name of a product without what all names begin with. */
function monogram(label: string): string {
  return label.replace(/^R-/, '');
}

function Matrix(): ReactNode {
  const platforms = usePlatforms();
  const [firstTask] = tasks;
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Manual</th>
          {platforms.map(({short}, index) => (
            <th key={index} scope="col">
              Set up on {short}
            </th>
          ))}
          <th scope="col">Settings</th>
          <th scope="col">Drawdown</th>
        </tr>
      </thead>
      <tbody>
        {productsWithTasks.map(({id, label, path}) => (
          <tr key={id}>
            <th scope="row">
              <Link to={path}>
                <Mark of={{text: monogram(label)}} />
                {label}
              </Link>
            </th>
            {/* The index as key: the reader's platform moves to the front without moving an element. */}
            {platforms.map((platform, index) => (
              <td key={index}>
                <Link
                  to={taskPath(id, platform.id, firstTask.id)}
                  aria-label={`${label} on ${platform.short}`}
                  onClick={() => rememberPlatform(platform.id)}
                >
                  {platform.short}
                </Link>
              </td>
            ))}
            <td>
              <Link to={`${path}configuration/settings`} aria-label={`${label} settings`}>
                Settings
              </Link>
            </td>
            <td>
              <Link to={`${path}drawdown`} aria-label={`${label} drawdown`}>
                Drawdown
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every manual: the full ones as a matrix of what readers open in them, then the others. */
export default function Manuals(): ReactNode {
  return (
    <>
      <Matrix />
      <Cards cards={generalManuals} />
      <p className={styles.quiet}>
        The pages of{' '}
        {productsWithoutTasks.map(({id, label, path}, index) => (
          <Fragment key={id}>
            {index > 0 && (index === productsWithoutTasks.length - 1 ? ' and ' : ', ')}
            <Link to={path}>{label}</Link>
          </Fragment>
        ))}{' '}
        lead to the steps that every EA shares.
      </p>
    </>
  );
}
