import Link from '@docusaurus/Link';
import ProductLinks from '@site/src/components/ProductLinks';
import Cards, {type Card} from '@site/src/components/Cards';
import {platformList} from '@site/src/data/platforms';
import {productsWithoutTasks, productsWithTasks, taskPath, tasks} from '@site/src/data/tasks';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const generalManuals: readonly Card[] = [
  {
    title: 'Basics',
    to: '/docs/basics/',
    text: 'What an EA is, what it needs, and a glossary.',
    icon: 'book',
  },
  {
    title: 'Support',
    to: '/docs/support/',
    text: 'Questions, error codes, downloads and updates.',
    icon: 'help',
  },
];

/** Cards for the manuals that apply to every product. */
export function GeneralManuals(): ReactNode {
  return <Cards cards={generalManuals} />;
}

/** Tells owners of products without setup tasks where to find the steps, if there are such products. */
export function OtherProducts(): ReactNode {
  return productsWithoutTasks.length === 0 ? null : (
    <p className="quiet margin-bottom--lg">
      For <ProductLinks products={productsWithoutTasks} />, follow{' '}
      <Link to="/docs/support/faq/setup#any-ea-in-ten-steps">the steps for any EA</Link>.
    </p>
  );
}

/** A table of the full manuals, with links to its setup, settings and drawdown. */
export default function Manuals(): ReactNode {
  const [firstTask] = tasks;
  return (
    <table className={styles.manuals}>
      {/* Every cell names its content, so only screen readers need the headings. */}
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Manual</th>
          {platformList.map(({id, short}) => (
            <th key={id} scope="col">
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
              <Link className="control" to={path}>
                {label}
              </Link>
            </th>
            {platformList.map((platform) => (
              <td key={platform.id}>
                <Link
                  className="control"
                  to={taskPath(id, platform.id, firstTask.id)}
                  aria-label={`Set up on ${platform.short}: ${label}`}
                >
                  Set up on {platform.short}
                </Link>
              </td>
            ))}
            <td>
              <Link
                className="control"
                to={`${path}configuration/settings`}
                aria-label={`Settings: ${label}`}
              >
                Settings
              </Link>
            </td>
            <td>
              <Link className="control" to={`${path}drawdown`} aria-label={`Drawdown: ${label}`}>
                Drawdown
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
