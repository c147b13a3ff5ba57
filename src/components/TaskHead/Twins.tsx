import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {platformList} from '../../data/tasks';
import {pathOf, type Place, productTwins} from '../../data/twins';
import {rememberPlatform} from '../../reader/platform';
import styles from './styles.module.css';

interface TwinsProps {
  readonly place: Place;
  /** The reader's place on the page, which its twins have as well: `#done-when`, or empty. */
  readonly hash: string;
}

/** Links to the same page for the other platform and, behind the product's name, for the other products. */
export default function Twins({place, hash}: TwinsProps): ReactNode {
  const {product, platform} = place;
  const others = productTwins(place);
  return (
    <>
      {platform && (
        <ul className={styles.platforms}>
          {platformList.map(({id, short}) => (
            <li key={id}>
              <Link
                to={pathOf({...place, platform: id}) + hash}
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
        <details className={styles.products}>
          <summary aria-label={`${product.label}: this page for another product`}>
            {product.label}
          </summary>
          <ul>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={pathOf({...place, product: other}) + hash}>{other.label}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
