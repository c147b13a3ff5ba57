/**
 * Replaces theme-classic 3.7.0's `@theme/LastUpdated`. Changes: it says “Checked on”, and formats the date without
 * `Intl`, which a slow phone loads for a tenth of a second before the page answers. It can go when the theme formats
 * the date in the build.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** `27 Nov 2026`, from `Fri, 27 Nov 2026 20:48:29 GMT`. */
const dayOf = (date: Date) => date.toUTCString().slice(5, 16);

export default function LastUpdated({lastUpdatedAt = 0}: Props): ReactNode {
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Checked on{' '}
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {dayOf(date)}
      </time>
    </span>
  );
}
