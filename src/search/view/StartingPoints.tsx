import type {ReactNode} from 'react';
import {startingPoints} from '../../data/startingPoints';
import PageLinks from './PageLinks';

/** Links that the search offers before the reader types. */
export default function StartingPoints(): ReactNode {
  return (
    <section aria-labelledby="search-most-read">
      <h2 id="search-most-read" className="SearchView-Heading">
        Most readers look for
      </h2>
      <PageLinks pages={startingPoints} />
    </section>
  );
}
