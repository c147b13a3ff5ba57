import {memo, useDeferredValue, type JSX, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import type {SearchHit} from '@site/src/plugins/search-index/types';
import ModalLink from './ModalLink';

interface Props {
  hit: (InternalDocSearchHit | StoredDocSearchHit) & Partial<Pick<SearchHit, 'platform' | 'twins'>>;
  children: ReactNode;
}

/** Hits that the dialog shows at most before it is scrolled. */
const SCREENFUL = 8;

/**
 * A hit of the modal. Those in view are drawn at once; the others once these are on the screen,
 * and not at all when the reader types on before.
 */
export default function HitLink({hit, children}: Props): JSX.Element {
  const isInView = isStoredHit(hit) || placeOf(hit) < SCREENFUL;
  const later = useDeferredValue<Props['hit'] | null>(hit, null);
  const drawn = isInView ? hit : later;
  return drawn ? (
    <DrawnHit hit={drawn}>{children}</DrawnHit>
  ) : (
    <ModalLink to={hit.url} className="SearchModal-LaterHit" />
  );
}

/**
 * Names the platform of a hit; and its manual too among recent searches and favourites, where no
 * heading above names it. DocSearch draws all hits anew several times for one key, and writes their
 * texts as HTML each time: what it draws in a hit of an answer depends on that hit alone.
 */
const DrawnHit = memo(
  ({hit, children}: Props) => {
    const isStored = isStoredHit(hit);
    const place = [isStored ? hit.hierarchy.lvl0 : null, hit.platform?.toUpperCase()]
      .filter(Boolean)
      .join(' · ');
    // A hit below its page's own hit need not repeat what that one says.
    const isAlone = !isStored && !('__docsearch_parent' in hit && hit.__docsearch_parent);
    const others = (isAlone && hit.twins?.map(({label}) => label)) || [];
    return (
      <ModalLink to={hit.url} className={isStored ? 'SearchModal-StoredHit' : undefined}>
        {children}
        {place && <span className="SearchModal-Place">{place}</span>}
        {others.length > 0 && (
          <span className="SearchModal-Twins">Also in {others.join(', ')}</span>
        )}
      </ModalLink>
    );
  },
  (before, after) => before.hit === after.hit && !isStoredHit(after.hit),
);

function isStoredHit(hit: Props['hit']): boolean {
  return !('_snippetResult' in hit);
}

/** autocomplete-core counts the items of all lists from 0. */
function placeOf(hit: Props['hit']): number {
  return (hit as {__autocomplete_id?: number}).__autocomplete_id ?? 0;
}
