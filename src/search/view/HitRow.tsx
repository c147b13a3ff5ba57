import {memo, type JSX} from 'react';
import clsx from 'clsx';
import {hitPage} from '../client/hitPath';
import {BETWEEN_MESSAGES} from '../shared/constants';
import type {SearchHit} from '../types';
import {AlsoFor, HitPath, Marked} from './hitParts';
import {hitView} from './hitView';
import ResultsLink from './ResultsLink';
import SearchLink from './SearchLink';

interface Props {
  hit: SearchHit;
  query: string;
  /** The element around the title: on the search page a heading, in the window a part of an option. */
  titleTag: 'h2' | 'div';
}

/** A hit in the window or on the search page: its title, path and texts, and the links to more. */
function HitRow({hit, query, titleTag: Title}: Props): JSX.Element {
  const isOnPage = Title === 'h2';
  const {title, path, meaning, summary} = hitView(hit);
  return (
    <div className={clsx('SearchHit', hit.isBelowPage && 'SearchHit--below')}>
      <div className="SearchHit-Body">
        <Title className="SearchHit-Title">
          <SearchLink to={hit.path} className="SearchHit-Link">
            <Marked parts={title} isPrinted={hit.isPrinted} />
            {hit.message && (
              <span className="quiet">
                <Marked before={BETWEEN_MESSAGES} parts={hit.message} isPrinted />
              </span>
            )}
          </SearchLink>
        </Title>
        <div className="SearchHit-Texts">
          {/* Below the hit of its own page, a hit need not name the page again. */}
          {!hit.isBelowPage && (
            <p className="quiet">
              <HitPath names={path} between={isOnPage ? ' › ' : ' · '} />
            </p>
          )}
          {isOnPage && meaning && (
            <p>
              <Marked parts={meaning} />
            </p>
          )}
          {summary && (
            <p className="SearchHit-Summary">
              <Marked parts={summary} />
            </p>
          )}
        </div>
      </div>
      <FurtherLinks hit={hit} query={query} />
    </div>
  );
}

/**
 * Links to the counterparts of a hit and to more of its page. A hit below its page has the same counterparts
 * as that page, so it shows none.
 */
function FurtherLinks({hit, query}: Pick<Props, 'hit' | 'query'>): JSX.Element | null {
  const counterparts = hit.isBelowPage ? undefined : hit.counterparts;
  if (!counterparts && !hit.hasMore) {
    return null;
  }
  return (
    // DocSearch treats a click anywhere in a row as a click on its hit.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only keeps clicks on its links from the row
    <p className="SearchHit-Further quiet" onClick={(event) => event.stopPropagation()}>
      {counterparts && <AlsoFor counterparts={counterparts} />}
      {hit.hasMore && (
        <ResultsLink query={query} page={hitPage(hit.path)}>
          More on the same page
        </ResultsLink>
      )}
    </p>
  );
}

// DocSearch draws all rows several times for one key.
export default memo(HitRow);
