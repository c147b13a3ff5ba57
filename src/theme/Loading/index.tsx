/**
 * Replaces core 3.7.0's fallback `@theme/Loading`. It has the same states, but shows words instead of a
 * spinner with inline styles and instead of the raw error, and its Retry also works after a deploy.
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
    return (
      <p className="container padding-vert--xl" role="status">
        Loading the page…
      </p>
    );
  }
  return null;
}
