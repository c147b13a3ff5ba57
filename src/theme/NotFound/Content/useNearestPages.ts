import {nearestPages} from '@site/src/navigation/nearestPages';
import type {ListedPage} from '@site/src/plugins/page-list/types';
import {useEffect, useState} from 'react';

/**
 * The pages nearest to an address that does not exist; none at first, and none when their list cannot
 * be fetched. The list is a chunk of its own, since every doc page brings the not-found page along.
 */
export function useNearestPages(pathname: string): readonly ListedPage[] {
  const [nearest, setNearest] = useState<readonly ListedPage[]>([]);
  useEffect(() => {
    let current = true;
    import('@generated/page-list/default/pages.json').then(
      ({default: pages}) => {
        if (current) {
          setNearest(nearestPages(pathname, pages));
        }
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [pathname]);
  return nearest;
}
