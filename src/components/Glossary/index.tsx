import {glossaryTerms} from '../../data/glossary';
import {platforms} from '../../data/platforms';
import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import {useTargetAnchor} from '../useTargetAnchor';
import styles from './styles.module.css';

/** The list of terms. */
export default function Glossary(): ReactNode {
  const target = useTargetAnchor();
  const {collectAnchor} = useBrokenLinks();
  return (
    <dl className={styles.glossary}>
      {glossaryTerms.map(({id: termId, term, also, platform, definition}) => {
        const id = `term-${termId}`;
        collectAnchor(id);
        return (
          <Fragment key={id}>
            <dt id={id} data-target={id === target || undefined}>
              {term}
              {platform && <span className="quiet"> ({platforms[platform].short})</span>}
              <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${term}`} />
            </dt>
            <dd>
              {definition}
              {also && <span className="quiet"> Also: {also.join(', ')}.</span>}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
