import {type ReactNode, useEffect} from 'react';
import type {ProductPage} from '../../data/pages';
import {readPlatform, rememberPlatform} from '../../reader/platform';
import {useTargetAnchor} from '../useAddress';
import {pageContext} from './pageContext';
import Stepper from './Stepper';
import styles from './styles.module.css';
import Counterparts from './Counterparts';

interface PageSwitchProps {
  readonly page: ProductPage;
  /** Ids of the sections of the page. Its counterparts have the same ids. */
  readonly sections: readonly string[];
}

/** A bar below the title with the product, the platform and the setup step of the page. */
export default function PageSwitch({page, sections}: PageSwitchProps): ReactNode {
  const {product, platform, task} = page;
  const anchor = useTargetAnchor();
  useEffect(() => {
    // A reader who opens an MT5 page before choosing a platform is taken to have MT5.
    if (platform && !readPlatform()) {
      rememberPlatform(platform);
    }
  }, [platform]);
  return (
    <>
      <nav className={styles.head} aria-label="Platform, product and step" data-print="no">
        <Counterparts page={page} hash={sections.includes(anchor) ? `#${anchor}` : ''} />
        {platform && task && (
          <Stepper productId={product.id} platform={platform} current={task.id} />
        )}
      </nav>
      {/* Only visual, since the title has already named it. */}
      <div className={styles.context} aria-hidden="true" data-print="no">
        {pageContext(page)}
      </div>
    </>
  );
}
