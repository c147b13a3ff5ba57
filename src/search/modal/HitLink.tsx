import {memo, useDeferredValue, type JSX, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import FoundHit from './FoundHit';
import SearchLink from '../view/SearchLink';
import type {ModalHit} from './toModalResult';

type StoredHit = StoredDocSearchHit & Partial<Pick<ModalHit, 'platform'>>;

interface Props {
  hit: InternalDocSearchHit | StoredHit;
  /** What DocSearch draws for the hit. */
  children: ReactNode;
}

/** The most hits that fit into the dialog before it is scrolled. */
const SCREENFUL = 8;

/**
 * A row of the modal. The first screenful is drawn at once. The other rows are drawn after it is on the
 * screen, or never, if the reader types on before.
 */
export default function HitLink({hit, children}: Props): JSX.Element {
  const isInView = isStoredHit(hit) || indexOf(hit) < SCREENFUL;
  const later = useDeferredValue<Props['hit'] | null>(hit, null);
  const drawn = isInView ? hit : later;
  if (!drawn) {
    return <SearchLink to={hit.url} className="SearchModal-LaterHit" />;
  }
  return isStoredHit(drawn) ? (
    <StoredLink hit={drawn}>{children}</StoredLink>
  ) : (
    <DrawnHit {...(drawn as unknown as ModalHit)._snippetResult.row} />
  );
}

// DocSearch draws all hits several times for one key.
const DrawnHit = memo(FoundHit);

/** A recent search or favourite: DocSearch's own content and buttons, and below them the path of the hit. */
function StoredLink({hit, children}: {hit: StoredHit; children: ReactNode}): JSX.Element {
  const path = [hit.hierarchy.lvl0, hit.platform?.toUpperCase()].filter(Boolean).join(' · ');
  return (
    <SearchLink to={hit.url} className="SearchModal-Hit SearchModal-StoredHit">
      {children}
      {path && <span className="SearchModal-Path">{path}</span>}
    </SearchLink>
  );
}

function isStoredHit(hit: Props['hit']): hit is StoredHit {
  return !('_snippetResult' in hit);
}

/** The hit's position in the modal: autocomplete-core numbers the items of all lists from 0. */
function indexOf(hit: Props['hit']): number {
  return (hit as {__autocomplete_id?: number}).__autocomplete_id ?? 0;
}
