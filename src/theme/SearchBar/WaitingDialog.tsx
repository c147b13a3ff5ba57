import {useEffect, useRef, type ReactNode} from 'react';
import {MAX_QUERY_LENGTH} from '@site/src/search/constants';
import {SearchIcon} from './icons';

interface Props {
  hasFailed: boolean;
  query: string;
  onQuery: (query: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Stands in for the modal until its code is here: takes what the reader already types, and says so
 * when the code cannot be had. Wears DocSearch's classes, so that nothing moves when the two swap.
 */
export default function WaitingDialog(props: Props): ReactNode {
  const {hasFailed, query, onQuery, onRetry, onClose} = props;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A press beside the dialog closes it; the keyboard has Escape and Cancel.
    <div
      className="DocSearch DocSearch-Container"
      role="dialog"
      aria-modal="true"
      aria-label="Search the manual"
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
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
        <div className="DocSearch-Dropdown">
          <div className={hasFailed ? 'DocSearch-ErrorScreen' : 'SearchModal-Loading'}>
            <div role="status">
              {hasFailed ? (
                <>
                  <p className="DocSearch-Title">Unable to load the search</p>
                  <p className="DocSearch-Help">You might want to check your network connection.</p>
                </>
              ) : (
                'Loading the search…'
              )}
            </div>
            {hasFailed && (
              <button type="button" className="SearchModal-Button" onClick={onRetry}>
                Try again
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
