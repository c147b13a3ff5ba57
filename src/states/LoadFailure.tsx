import type {ReactNode} from 'react';

interface Props {
  readonly retry: () => void;
}

/** The red box for a part of the site that could not be fetched. It needs no context and cannot throw. */
export default function LoadFailure({retry}: Props): ReactNode {
  return (
    <div className="load-failure" role="alert">
      <p className="load-failure__text">
        A part of this page could not be loaded. Check your connection, then try again.
      </p>
      <button type="button" className="load-failure__button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
