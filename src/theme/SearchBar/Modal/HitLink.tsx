import type {JSX, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {platforms} from '@site/src/data/platforms';
import type {SearchHit} from '@site/src/plugins/search-index/types';

interface Props {
  hit: (InternalDocSearchHit | StoredDocSearchHit) & Partial<Pick<SearchHit, 'platform'>>;
  children: ReactNode;
}

/**
 * A hit of the modal, with its platform; and with its manual too among recent searches and
 * favourites, where no heading above names it.
 */
export default function HitLink({hit, children}: Props): JSX.Element {
  const isStored = !('_snippetResult' in hit);
  const platform = hit.platform ? platforms[hit.platform].short : null;
  const place = [isStored ? hit.hierarchy.lvl0 : null, platform].filter(Boolean).join(' · ');
  return (
    <Link to={hit.url} className="SearchModal-Hit">
      {children}
      {place && <span className="SearchModal-Place">{place}</span>}
    </Link>
  );
}
