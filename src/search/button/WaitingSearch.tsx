import {useEffect, useRef, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '../shared/constants';
import {CHECK_CONNECTION} from '../view/outcomeText';
import {SearchIcon} from './SearchButton';

interface Props {
  hasFailed: boolean;
  query: string;
  /** True if the query is selected text, which the first key replaces. */
  isSelection: boolean;
  onQuery: (query: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * What the window shows until its code has loaded. It takes what the reader types meanwhile, and shows an
 * error if the code cannot be loaded. It looks like DocSearch, so that nothing moves when that replaces it.
 */
export default function WaitingSearch(props: Props): ReactNode {
  const {hasFailed, query, isSelection, onQuery, onRetry, onClose} = props;
  const input = useRef<HTMLInputElement>(null);

  const selectsAtStart = useRef(isSelection);

  useEffect(() => {
    input.current?.focus();
    if (selectsAtStart.current) {
      input.current?.select();
    }
  }, []);

  return (
    <div className="SearchWindow-Sheet">
      <div className="SearchWindow-Bar">
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (hasFailed) {
              onRetry();
            }
          }}
        >
          <span className="SearchWindow-Icon">
            <SearchIcon />
          </span>
          <input
            ref={input}
            type="search"
            aria-label="Search"
            placeholder="Search docs"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
          />
        </form>
        <button type="button" className="SearchWindow-Cancel" onClick={onClose}>
          Cancel
        </button>
      </div>
      <div className="SearchWindow-Outcome">
        <div role="status">
          {hasFailed ? (
            <>
              <p className="SearchWindow-Title">Unable to load the search</p>
              <p>{CHECK_CONNECTION}</p>
            </>
          ) : (
            <p>Loading the search…</p>
          )}
        </div>
        {hasFailed && (
          <button type="button" className="button button--primary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  );
}
