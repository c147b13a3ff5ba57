import type {JSX, ReactNode} from 'react';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import {searchPath} from './query';
import SearchLink from './SearchLink';

interface Props {
  query: string;
  children: ReactNode;
}

/**
 * A link to the search page. It takes the reader's manual and platform along, so that the order of the hits
 * stays.
 */
export default function ResultsLink({query, children}: Props): JSX.Element {
  return (
    <SearchLink to={searchPath(query)} getState={locationState}>
      {children}
    </SearchLink>
  );
}

function locationState(): SearchLocationState {
  return {context: readerContext()};
}
