/**
 * Replaces core 3.7.0's fallback `@theme/Loading`: has the same states, but classes instead of inline
 * styles, a message for the reader instead of the raw error, a Retry that helps after a deploy as well, and an
 * accessible name for the spinner.
 */
import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import LoadFailure from '@site/src/loading/LoadFailure';

type Props = Readonly<ComponentProps<typeof Loading>>;

export default function ThemeLoading({error, pastDelay}: Props): ReactNode {
  if (error) {
    return <LoadFailure />;
  }
  if (pastDelay) {
    return <div className="route-spinner" role="progressbar" aria-label="Loading the page" />;
  }
  return null;
}
