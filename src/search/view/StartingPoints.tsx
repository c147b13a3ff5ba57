import type {ReactNode} from 'react';
import {ERROR_CODES, stopLink} from '../../data/supportPages';
import PageLinks, {type PageLink} from './PageLinks';

/** Our guess at good starting points. Replace it when you have statistics. */
const STARTING_POINTS: readonly PageLink[] = [
  {label: 'Stop the EA', path: stopLink.path},
  {label: 'Error codes', path: ERROR_CODES},
  {label: 'No connection', path: '/docs/support/troubleshooting/metatrader/no-connection'},
  {label: 'Installer errors', path: '/docs/support/troubleshooting/installer-errors'},
  {label: 'Install, set up and attach an EA', path: '/docs/support/faq/setup'},
  {
    label: 'Too many open positions',
    path: '/docs/support/troubleshooting/too-many-open-positions',
  },
];

/** Links that the search offers before the reader types. */
export default function StartingPoints(): ReactNode {
  return (
    <section aria-labelledby="search-start">
      <h2 id="search-start" className="SearchView-Heading">
        Start here
      </h2>
      <PageLinks pages={STARTING_POINTS} />
    </section>
  );
}
