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
 * Stands in for the modal until the modal's code has loaded. It takes what the reader types meanwhile, and
 * shows an error if the code cannot be loaded. It looks like the modal, so that nothing moves when the modal
 * replaces it.
 */
export default function WaitingDialog(props: Props): ReactNode {
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
    <div
      className="DocSearch SearchWaiting"
      role="presentation"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) {
          // Keeps the focus where it is until the dialog gives it back to the element that had it before.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <div
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label="Search the manual"
      >
        <div className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            role="search"
            onSubmit={(event) => {
              event.preventDefault();
              if (hasFailed) {
                onRetry();
              }
            }}
          >
            <span className="DocSearch-MagnifierLabel">
              <SearchIcon />
            </span>
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              aria-label="Search"
              placeholder="Search docs"
              autoComplete="off"
              maxLength={MAX_QUERY_LENGTH}
              value={query}
              onChange={(event) => onQuery(event.target.value)}
            />
          </form>
          <button type="button" className="DocSearch-Cancel" onClick={onClose}>
            Cancel
          </button>
        </div>
        <div className="SearchModal-Failure">
          <div role="status">
            {hasFailed ? (
              <>
                <p className="DocSearch-Title">Unable to load the search</p>
                <p>{CHECK_CONNECTION}</p>
              </>
            ) : (
              'Loading the search…'
            )}
          </div>
          {hasFailed && (
            <button type="button" className="button button--primary" onClick={onRetry}>
              Try again
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
