import {useEffect} from 'react';

/**
 * Opens the search that the reader asked for before React took the page over: until now `page-start`
 * listened for it.
 */
export function useEarlySearch(open: () => void): void {
  useEffect(() => {
    const isWanted = window.earlySearch === 'wanted';
    window.earlySearch = 'taken';
    if (isWanted) {
      open();
    }
  }, [open]);
}
