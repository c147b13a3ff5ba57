import {Fragment, type JSX, type MouseEvent} from 'react';
import clsx from 'clsx';
import {useSearchPath} from '../client/useSearchVersion';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import type {SearchHit} from '../types';
import AlsoFor from '../view/AlsoFor';
import {hitView} from '../view/hitView';
import Marked from '../view/Marked';
import ModalLink, {ClosingLink} from './ModalLink';
import {currentQuery} from './modalClient';

/** A row of an answer: what was found, where it is, its counterparts, and the way to more of its page. */
export default function FoundHit({hit}: {hit: SearchHit}): JSX.Element {
  const {title, path, message, summary} = hitView(hit);
  // Below the row of its page it need not name the page again.
  const shownPath = hit.isBelowPage ? [] : path;
  return (
    <>
      <ModalLink
        to={hit.url}
        className={clsx('SearchModal-Hit', hit.isBelowPage && 'SearchModal-Hit--below')}
      >
        <span className="DocSearch-Hit-title">
          <Marked html={title} /> {message && <Marked html={message} />}
        </span>
        <span className="DocSearch-Hit-path">
          {shownPath.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <Marked html={name} />
            </Fragment>
          ))}
          {shownPath.length > 0 && summary && ' — '}
          {summary && <Marked html={summary} />}
        </span>
      </ModalLink>
      <FurtherLinks hit={hit} />
    </>
  );
}

/**
 * The counterparts of a row, which a row below its page has in common with it, and more of the page. DocSearch
 * takes a click anywhere in a row for one on its hit.
 */
function FurtherLinks({hit}: {hit: SearchHit}): JSX.Element | null {
  const searchPath = useSearchPath();
  const {url, hasMore} = hit;
  const counterparts = hit.isBelowPage ? undefined : hit.counterparts;
  if (!counterparts && !hasMore) {
    return null;
  }
  const [page = ''] = url.split('#');
  const from: SearchLocationState = {context: readerContext()};
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only keeps clicks on its links from the row
    <span className="SearchModal-Further" onClick={(event: MouseEvent) => event.stopPropagation()}>
      {counterparts && <AlsoFor counterparts={counterparts} Link={ClosingLink} />}
      {hasMore && (
        <ClosingLink to={searchPath(currentQuery(), page)} state={from}>
          More on the same page
        </ClosingLink>
      )}
    </span>
  );
}
