import type {ListedPage} from '@site/src/plugins/page-list/listPages';
import {useEffect, useState} from 'react';

/**
 * The pages nearest to an address that does not exist: none at first, and none if the code or the list of
 * pages cannot be fetched. Both are loaded on demand, since this component is in the bundle of every page.
 */
export function useNearestPages(pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('./nearestPages'), import('@generated/page-list/default/pages.json')]).then(
      ([{nearestPages}, {default: pages}]) => {
        if (isCurrent) {
          setNearest(nearestPages(pathname, pages));
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return nearest;
}
