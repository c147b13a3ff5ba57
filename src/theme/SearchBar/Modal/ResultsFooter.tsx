import type {JSX, MouseEvent} from 'react';
import type {DocSearchState, InternalDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchPath} from '@site/src/search/query';
import {readerContext, type SearchLocationState} from '@site/src/search/on-demand/readerContext';
import {useModalActions} from './ModalContext';

interface Props {
  state: DocSearchState<InternalDocSearchHit>;
}

/** The way from the modal to the search page, which shows the same order. */
export default function ResultsFooter({state}: Props): JSX.Element {
  const history = useHistory<SearchLocationState>();
  const {close} = useModalActions();
  const path = useBaseUrl(searchPath(state.query));
  const count = Number(state.context.nbHits ?? 0);

  const onClick = (event: MouseEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (isPlain) {
      event.preventDefault();
      history.push(path, {context: readerContext()});
      close();
    }
  };
  return (
    <Link to={path} onClick={onClick}>
      {count === 1 ? 'See the result on a page' : `See all ${count} results`}
    </Link>
  );
}
