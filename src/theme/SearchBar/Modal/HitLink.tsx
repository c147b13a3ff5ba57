import type {JSX, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {SearchHit} from '@site/src/plugins/search-index/types';

interface Props {
  hit: (InternalDocSearchHit | StoredDocSearchHit) & Partial<Pick<SearchHit, 'platform' | 'twins'>>;
  children: ReactNode;
}

/**
 * A hit of the modal, with its platform; and with its manual too among recent searches and
 * favourites, where no heading above names it.
 */
export default function HitLink({hit, children}: Props): JSX.Element {
  const isStored = !('_snippetResult' in hit);
  const place = [isStored ? hit.hierarchy.lvl0 : null, hit.platform?.toUpperCase()]
    .filter(Boolean)
    .join(' · ');
  // A hit below its page's own hit need not repeat what that one says.
  const isAlone = !isStored && !('__docsearch_parent' in hit && hit.__docsearch_parent);
  const others = (isAlone && hit.twins?.map(({label}) => label)) || [];
  return (
    <Link to={hit.url} className={isStored ? 'SearchModal-StoredHit' : undefined}>
      {children}
      {place && <span className="SearchModal-Place">{place}</span>}
      {others.length > 0 && <span className="SearchModal-Twins">Also in {others.join(', ')}</span>}
    </Link>
  );
}
