import type {ReactNode} from 'react';
import {startingPoints} from '../../data/startingPoints';
import PageLinks from './PageLinks';

/** Links that the search offers before the reader types. */
export default function StartingPoints(): ReactNode {
  return (
    <section aria-labelledby="search-start">
      <h2 id="search-start" className="SearchView-Heading">
        Start here
      </h2>
      <PageLinks pages={startingPoints} />
    </section>
  );
}
