import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {type ReactNode, useRef} from 'react';
import {platformList} from '../../data/platforms';
import {counterpartPath, otherProducts, type ProductPage} from '../../data/pages';
import {rememberPlatform} from '../../reader/platform';
import folded from '../Folded/folded.module.css';
import styles from './styles.module.css';
import {useClosing} from './useClosing';

interface CounterpartsProps {
  readonly page: ProductPage;
  /**
   * The anchor of the section that is being read, such as `#done-when`; empty if the counterparts lack it.
   */
  readonly hash: string;
}

/**
 * Links to the same page for the other platform and, in a menu behind the product's name, for the other
 * products.
 */
export default function Counterparts({page, hash}: CounterpartsProps): ReactNode {
  const {product, platform} = page;
  const others = otherProducts(page);
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <>
      {platform && (
        <ul className={clsx('clean-list', styles.platforms)}>
          {platformList.map(({id, short}) => (
            <li key={id}>
              <Link
                className="control"
                to={counterpartPath(page, {platform: id}) + hash}
                aria-current={id === platform ? 'page' : undefined}
                onClick={() => rememberPlatform(id)}
              >
                {short}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <details ref={menu} className={clsx(folded.folded, styles.products)}>
          <summary
            className="control"
            aria-label={`${product.label}: this page for another product`}
          >
            {product.label}
          </summary>
          <ul className="clean-list">
            {others.map((other) => (
              <li key={other.id}>
                <Link className="control" to={counterpartPath(page, {product: other}) + hash}>
                  {other.label}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
