import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import type {Props} from '../modal';
import type {SearchSettings} from '../types';

type Content = ComponentType<Props>;

/** What stands in the dialog, once its code has loaded. */
let loaded: Content | null = null;

/** Fetches the code and the index. The search engine is not in the code: it runs in a worker. */
async function load(settings: SearchSettings): Promise<Content> {
  const {default: SearchModal, prefetchIndex} = await import(
    /* webpackChunkName: "search-modal" */ '../modal'
  );
  prefetchIndex(settings);
  loaded = SearchModal;
  return SearchModal;
}

/** Fetches code and index ahead of time, when the reader seems about to search. */
export function prefetchWindow(settings: SearchSettings): void {
  if (!isSlowConnection()) {
    // The reader has not asked for the window yet. If loading fails again when it opens, it shows the error.
    load(settings).catch(() => undefined);
  }
}

/**
 * True on 2g and with data saver on: nothing is fetched there before it is needed. Docusaurus has the same
 * rule for pages that it prefetches.
 */
function isSlowConnection(): boolean {
  // Chromium's Network Information API: https://wicg.github.io/netinfo/
  const {connection} = navigator as Navigator & {
    connection?: {effectiveType?: string; saveData?: boolean};
  };
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}

interface WindowCode {
  /** Null until the code has loaded. */
  Content: Content | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads what stands in the open dialog. */
export function useWindowCode(settings: SearchSettings): WindowCode {
  const [Content, setContent] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  /** @returns whether the code arrived */
  const show = useCallback(async (): Promise<boolean> => {
    try {
      const SearchModal = await load(settings);
      // Synchronously, so that no key is lost between the waiting field and that of the window.
      flushSync(() => setContent(() => SearchModal));
      return true;
    } catch {
      setHasFailed(true);
      return false;
    }
  }, [settings]);

  useEffect(() => void show(), [show]);

  // A second failure usually means a deploy: the file that this page asks for is gone, so the page is
  // reloaded.
  const retry = useCallback(async () => {
    setHasFailed(false);
    if (!(await show()) && navigator.onLine) {
      window.location.reload();
    }
  }, [show]);

  return {Content, hasFailed, retry: () => void retry()};
}
