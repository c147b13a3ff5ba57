/**
 * Replaces theme-classic 3.7.0's `@theme/LastUpdated`, which formats the date with `Intl`: on a slow phone, loading
 * that takes a tenth of a second, and until then the page doesn't answer.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** From `Fri, 27 Nov 2026 20:48:29 GMT`. */
const readDate = (date: Date) => date.toUTCString().slice(5, 16);

export default function LastUpdated({lastUpdatedAt = 0}: Props): ReactNode {
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {readDate(date)}
      </time>
    </span>
  );
}
