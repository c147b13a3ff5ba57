import {useEffect, useState} from 'react';
import type {SearchClient} from '../types';

/** Words of the manual that are near those of a query which found nothing; none until they are known. */
export function useNearestWords(client: SearchClient, query: string): readonly string[] {
  const [known, setKnown] = useState<{query: string; words: readonly string[]} | null>(null);
  useEffect(() => {
    let isCurrent = true;
    client.nearestWords(query).then(
      (words) => isCurrent && setKnown({query, words}),
      () => isCurrent && setKnown(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query]);
  return known?.query === query ? known.words : [];
}
