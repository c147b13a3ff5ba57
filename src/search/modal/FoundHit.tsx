import {Fragment, type JSX, type MouseEvent} from 'react';
import clsx from 'clsx';
import Marked from '../client/Marked';
import {hitPath} from '../client/hitPath';
import {hitView} from '../client/hitView';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import {searchPath} from '../shared/query';
import type {SearchHit} from '../types';
import {useModalActions} from './ModalContext';
import ModalLink from './ModalLink';
import {currentQuery} from './modalClient';

/** A row of an answer: what was found, where it is, its near twins, and the way to more of its page. */
export default function FoundHit({hit}: {hit: SearchHit}): JSX.Element {
  const {title, place, message, summary} = hitView(hit);
  // Below the row of its page it need not name the page again.
  const shownPlace = hit.isBelowPage ? [] : place;
  return (
    <>
      <ModalLink
        to={hit.url}
        className={clsx('SearchModal-Hit', hit.isBelowPage && 'SearchModal-Hit--below')}
      >
        <span className="DocSearch-Hit-title">
          <Marked html={title} />
          {message && (
            <span className="SearchModal-Message">
              <Marked html={message} />
            </span>
          )}
        </span>
        <span className="DocSearch-Hit-path">
          {shownPlace.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <Marked html={name} />
            </Fragment>
          ))}
          {shownPlace.length > 0 && summary && ' — '}
          {summary && <Marked html={summary} />}
        </span>
      </ModalLink>
      <FurtherLinks hit={hit} />
    </>
  );
}

/**
 * The other places of a row; those of a row below its page are on that page's twins. DocSearch takes a click
 * anywhere in a row for one on its hit.
 */
function FurtherLinks({hit}: {hit: SearchHit}): JSX.Element | null {
  const {close} = useModalActions();
  const {url, hasMore} = hit;
  const twins = (!hit.isBelowPage && hit.twins) || [];
  if (twins.length === 0 && !hasMore) {
    return null;
  }
  const [page = ''] = url.split('#');
  const from: SearchLocationState = {context: readerContext()};
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only keeps clicks on its links from the row
    <span className="SearchModal-Further" onClick={(event: MouseEvent) => event.stopPropagation()}>
      {twins.length > 0 && (
        <span>
          Also for{' '}
          {twins.map((twin, index) => (
            <Fragment key={twin.url}>
              {index > 0 && ' · '}
              <ModalLink to={hitPath(twin.url) ?? '/'} onFollow={close}>
                {twin.label}
              </ModalLink>
            </Fragment>
          ))}
        </span>
      )}
      {hasMore && (
        <ModalLink to={searchPath(currentQuery(), page)} state={from} onFollow={close}>
          More on this page
        </ModalLink>
      )}
    </span>
  );
}
