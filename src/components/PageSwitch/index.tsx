import clsx from 'clsx';
import {type ReactNode, useEffect} from 'react';
import {counterpartPath, productsWithPage, type ProductPage} from '../../data/pages';
import {platformList} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import {rememberPlatform} from '../../browser/platform';
import Link from '@docusaurus/Link';
import numbered from '../numbered.module.css';
import styles from './styles.module.css';

/**
 * A bar below the title with links to the same page for the other platform and for the other products, and to
 * the other tasks of the setup.
 */
export default function PageSwitch({page}: {readonly page: ProductPage}): ReactNode {
  const {product, platform, task} = page;
  const products = productsWithPage(page);
  useEffect(() => {
    // A reader of a page for MT5 is taken to have MT5: search and log reader then begin with it.
    if (platform) {
      rememberPlatform(platform);
    }
  }, [platform]);
  return (
    <nav className={styles.bar} aria-label="Platform, product and step" data-print="no">
      {platform && (
        <ul className={clsx('clean-list', styles.choice)}>
          {platformList.map(({id, short}) => (
            <li key={id}>
              <Link
                className="control"
                to={counterpartPath(page, {platform: id})}
                aria-current={id === platform ? 'page' : undefined}
              >
                {short}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {products.length > 1 && (
        <ul className={clsx('clean-list', styles.choice)}>
          {products.map((other) => (
            <li key={other.id}>
              <Link
                className="control"
                to={counterpartPath(page, {product: other})}
                aria-current={other === product ? 'page' : undefined}
              >
                {other.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {platform && task && (
        <ol className={clsx('clean-list', styles.steps)}>
          {tasks.map(({id, label, verb}) => (
            <li key={id}>
              <Link
                className={clsx('control', numbered.circle)}
                to={taskPath(product.id, platform, id)}
                aria-label={label}
                aria-current={id === task.id ? 'step' : undefined}
              >
                {verb}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
