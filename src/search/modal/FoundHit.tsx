import type {JSX, MouseEvent} from 'react';
import clsx from 'clsx';
import {useSearchPath} from '../client/useSearchSettings';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import type {SearchHit} from '../types';
import {AlsoFor, HitPath, Marked} from '../view/hitParts';
import {hitView} from '../view/hitView';
import SearchLink, {ClosingLink} from '../view/SearchLink';

interface Props {
  hit: SearchHit;
  query: string;
}

/** A hit in the list: its title, path and text, links to its counterparts, and a link to more of its page. */
export default function FoundHit({hit, query}: Props): JSX.Element {
  const {title, isPrinted, path, message, summary} = hitView(hit);
  // Below the hit of its own page, a hit need not name the page again.
  const shownPath = hit.isBelowPage ? [] : path;
  return (
    <>
      <SearchLink
        to={hit.path}
        className={clsx('SearchModal-Hit', hit.isBelowPage && 'SearchModal-Hit--below')}
      >
        <span className="DocSearch-Hit-title">
          <Marked parts={title} isPrinted={isPrinted} />
          {message && <Marked before=" " parts={message} isPrinted />}
        </span>
        <span className="DocSearch-Hit-path">
          <HitPath names={shownPath} between=" · " />
          {summary && <Marked before={shownPath.length > 0 ? ' — ' : ''} parts={summary} />}
        </span>
      </SearchLink>
      <FurtherLinks hit={hit} query={query} />
    </>
  );
}

/**
 * Links to the counterparts of a hit and to more of its page. A hit below its page has the same counterparts
 * as that page, so it shows none. DocSearch treats a click anywhere in a row as a click on its hit.
 */
function FurtherLinks({hit, query}: Props): JSX.Element | null {
  const searchPath = useSearchPath();
  const counterparts = hit.isBelowPage ? undefined : hit.counterparts;
  if (!counterparts && !hit.hasMore) {
    return null;
  }
  const [page = ''] = hit.path.split('#');
  const from: SearchLocationState = {context: readerContext()};
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only keeps clicks on its links from the row
    <span
      className="SearchModal-Further quiet"
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {counterparts && <AlsoFor counterparts={counterparts} Link={ClosingLink} />}
      {hit.hasMore && (
        <ClosingLink to={searchPath(query, page)} state={from}>
          More on the same page
        </ClosingLink>
      )}
    </span>
  );
}
