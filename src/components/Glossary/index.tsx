import terms from '@generated/data-tables/default/glossary.json';
import {Fragment, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '../Link';
import {useTargetAnchor} from '../useTargetAnchor';
import styles from './styles.module.css';

/** The list of terms. */
export default function Glossary(): ReactNode {
  const target = useTargetAnchor();
  const {collectAnchor} = useBrokenLinks();
  return (
    <dl className={styles.glossary}>
      {terms.map(({id, term, also, platform, definition}) => {
        collectAnchor(id);
        return (
          <Fragment key={id}>
            <dt id={id} data-target={id === target || undefined}>
              {term}
              {platform && <span className="quiet"> ({platform})</span>}
              <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${term}`} />
            </dt>
            <dd>
              {definition}
              {also && <span className="quiet"> Also: {also}.</span>}
            </dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
