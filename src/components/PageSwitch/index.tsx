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
  /** Ids of the sections of the page, which its counterparts have as well. */
  readonly sections: readonly string[];
}

/** Under the title: which product and platform the page is for, and which step of the setup it is. */
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
      {/* For eyes only: the title has said it. */}
      <div className={styles.context} aria-hidden="true" data-print="no">
        {pageContext(page)}
      </div>
    </>
  );
}
