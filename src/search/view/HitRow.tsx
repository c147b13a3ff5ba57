import {memo, type JSX} from 'react';
import clsx from 'clsx';
import {BETWEEN_MESSAGES} from '../shared/constants';
import type {SearchHit} from '../types';
import {AlsoFor, HitPath, Marked} from './hitParts';
import {hitView} from './hitView';
import SearchLink from './SearchLink';

interface Props {
  hit: SearchHit;
  /** The element around the title: on the search page a heading, in the window a part of an option. */
  titleTag: 'h2' | 'div';
}

/** A hit in the window or on the search page: its title, path and texts, and the links to its counterparts. */
function HitRow({hit, titleTag: Title}: Props): JSX.Element {
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
      {/* A hit below its page has the same counterparts as that page. */}
      {hit.counterparts && !hit.isBelowPage && (
        // DocSearch treats a click anywhere in a row as a click on its hit.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only keeps clicks on its links from the row
        <p className="SearchHit-Further quiet" onClick={(event) => event.stopPropagation()}>
          <AlsoFor counterparts={hit.counterparts} />
        </p>
      )}
    </div>
  );
}

// DocSearch draws all rows several times for one key.
export default memo(HitRow);
