import {type ReactNode, useEffect} from 'react';
import {pathOf, type Place} from '../../data/twins';
import {readPlatform, rememberPlatform} from '../../reader/platform';
import {useTargetAnchor} from '../useAddress';
import Stepper from './Stepper';
import styles from './styles.module.css';
import Twins from './Twins';

interface TaskHeadProps {
  readonly place: Place;
  /** Ids of the sections of the page, which its twins have as well. */
  readonly sections: readonly string[];
}

/** Under the title: which product and platform the page is for, and which step of the setup it is. */
export default function TaskHead({place, sections}: TaskHeadProps): ReactNode {
  const {product, platform, page} = place;
  const anchor = useTargetAnchor();
  useEffect(() => {
    // Whoever opens a page for a platform and has not chosen one yet has that platform.
    if (platform && !readPlatform()) {
      rememberPlatform(platform);
    }
  }, [platform]);
  return (
    <nav className={styles.head} aria-label="Platform, product and step" data-print="no">
      <Twins place={place} hash={sections.includes(anchor) ? `#${anchor}` : ''} />
      {platform && page.startsWith('setup/') && (
        <Stepper productId={product.id} platform={platform} currentPath={pathOf(place)} />
      )}
    </nav>
  );
}
