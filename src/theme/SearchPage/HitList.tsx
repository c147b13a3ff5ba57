import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {SearchHit} from '@site/src/plugins/search-index/types';
import {hitPath} from '@site/src/search/on-demand/hitPath';
import Marked from './Marked';
import {hitView} from './hitView';
import styles from './styles.module.css';

function Hit({hit}: {hit: SearchHit}): ReactNode {
  const {title, path, summary} = hitView(hit);
  return (
    <li className={styles.hit}>
      <Heading as="h2" className={styles.hitTitle}>
        <Link to={hitPath(hit.url)}>
          <Marked html={title} />
        </Link>
      </Heading>
      <p className={styles.hitPath}>
        {path.map((name, index) => (
          <span key={index}>
            <Marked html={name} />
          </span>
        ))}
      </p>
      {summary && (
        <p className={styles.hitSummary}>
          <Marked html={summary} />
        </p>
      )}
      {hit.twins && hit.twins.length > 0 && (
        <p className={styles.hitTwins}>
          Also in{' '}
          {hit.twins.map(({label, url}) => (
            <Link key={url} to={hitPath(url)}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}

/** @param hits in the order of the modal */
export default function HitList({hits}: {hits: readonly SearchHit[]}): ReactNode {
  return (
    <ol className={styles.hits}>
      {hits.map((hit) => (
        <Hit key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
