import type {JSX} from 'react';
import type {DocSearchState, InternalDocSearchHit} from '@docsearch/react';
import {useSearchPath} from '../client/useSearchSettings';
import {readerContext, type SearchLocationState} from '../client/readerContext';
import {ClosingLink} from '../view/SearchLink';

interface Props {
  state: DocSearchState<InternalDocSearchHit>;
}

/** The link from the modal to the search page, which shows the hits in the same order. */
export default function ResultsFooter({state}: Props): JSX.Element {
  const count = Number(state.context.nbHits ?? 0);
  const searchPath = useSearchPath();
  const from: SearchLocationState = {context: readerContext()};
  return (
    <ClosingLink to={searchPath(state.query)} state={from}>
      {count === 1 ? 'See the result on the search page' : `See all ${count} results`}
    </ClosingLink>
  );
}
