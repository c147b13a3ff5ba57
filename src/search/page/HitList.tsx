import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {SearchHit} from '../types';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import {useSearchPath} from '../client/useSearchSettings';
import {AlsoFor, HitPath, Marked} from '../view/hitParts';
import {hitView} from '../view/hitView';
import SearchLink from '../view/SearchLink';
import styles from './hits.module.css';

function Hit({hit, query}: {hit: SearchHit; query: string}): ReactNode {
  const {title, isPrinted, path, message, meaning, summary} = hitView(hit);
  const searchPath = useSearchPath();
  const counterparts = hit.isBelowPage ? undefined : hit.counterparts;
  const [page = ''] = hit.path.split('#');
  const from: SearchLocationState = {context: readerContext()};
  return (
    <li className={clsx(styles.hit, hit.isBelowPage && styles.below)}>
      <h2 className={styles.hitTitle}>
        <Link to={hit.path}>
          <Marked parts={title} isPrinted={isPrinted} />
          {message && <Marked before=" " parts={message} isPrinted />}
        </Link>
      </h2>
      {!hit.isBelowPage && (
        <p className={clsx('quiet', styles.path)}>
          <HitPath names={path} />
        </p>
      )}
      {[meaning, summary].map(
        (text, index) =>
          text && (
            <p key={index}>
              <Marked parts={text} />
            </p>
          ),
      )}
      {(counterparts ?? hit.hasMore) && (
        <p className="quiet">
          {counterparts && <AlsoFor counterparts={counterparts} Link={Link} />}
          {counterparts && hit.hasMore && <span> · </span>}
          {hit.hasMore && (
            <SearchLink to={searchPath(query, page)} state={from}>
              More on the same page
            </SearchLink>
          )}
        </p>
      )}
    </li>
  );
}

interface Props {
  /** In the same order as in the modal. */
  hits: readonly SearchHit[];
  query: string;
}

export default function HitList({hits, query}: Props): ReactNode {
  return (
    <ol className="clean-list">
      {hits.map((hit) => (
        <Hit key={hit.objectID} hit={hit} query={query} />
      ))}
    </ol>
  );
}
