import {useEffect, useState} from 'react';
import type {SearchClient} from '../types';

/** Words of the manual that are near those of a query which found nothing; none until they are known. */
export function useNearestWords(client: SearchClient, query: string): string[] {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    client.nearestWords(query).then(
      (found) => isCurrent && setWords(found),
      () => isCurrent && setWords([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query]);
  return words;
}
