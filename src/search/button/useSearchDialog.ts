import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {OPEN_SEARCH_EVENT, type OpenSearchDetail} from './openSearch';
import {useHistoryEntry} from './useHistoryEntry';

/** The modal without its button. The search engine is not in it: it runs in a worker. */
const importModal = () => import(/* webpackChunkName: "search-modal" */ '../modal');

/** `loading` and `failed` describe the chunk with the modal's code: see `WaitingSearch`. */
export type Phase = 'closed' | 'loading' | 'failed' | 'open';

export interface SearchDialog {
  phase: Phase;
  /** What the reader has typed so far. */
  query: string;
  /** True while the query is text that was selected on the page. The first key replaces it. */
  isSelection: boolean;
  /** Takes what the reader types. */
  setQuery: (query: string) => void;
  /** Null until the chunk has loaded. */
  Modal: ComponentType<ModalProps> | null;
  open: (query?: string) => void;
  close: () => void;
  /** Closes the window and opens the path of a link. */
  follow: FollowLink;
  /** True once a link of the window was followed. */
  hasLeft: RefObject<boolean>;
  retry: () => void;
  /** Fetches the chunk and the index ahead of time, when the reader seems about to search. */
  prefetch: () => void;
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

/** State of the search dialog: whether it is open, and whether its code is here. */
export function useSearchDialog(settings: SearchSettings): SearchDialog {
  const [phase, setPhase] = useState<Phase>('closed');
  const [{query, isSelection}, setStart] = useState({query: '', isSelection: false});
  const [Modal, setModal] = useState<ComponentType<ModalProps> | null>(null);
  const isWanted = useRef(false);
  const hasLeft = useRef(false);

  const load = useCallback(async () => {
    const {default: Loaded, prefetchIndex} = await importModal();
    prefetchIndex(settings);
    return Loaded;
  }, [settings]);

  /** @returns whether the code of the modal arrived */
  const show = useCallback(async (): Promise<boolean> => {
    setPhase('loading');
    try {
      const Loaded = await load();
      if (isWanted.current) {
        // Synchronously, so that no key is lost between the waiting input and the modal's own.
        flushSync(() => {
          setModal(() => Loaded);
          setPhase('open');
        });
      }
      return true;
    } catch {
      if (isWanted.current) {
        setPhase('failed');
      }
      return false;
    }
  }, [load]);

  const appear = useCallback(
    (text?: string) => {
      isWanted.current = true;
      hasLeft.current = false;
      setStart(
        text
          ? {query: limitQuery(text), isSelection: false}
          : {query: queryFromSelection(String(window.getSelection() ?? '')), isSelection: true},
      );
      if (Modal) {
        setPhase('open');
      } else {
        void show();
      }
    },
    [Modal, show],
  );

  const hide = useCallback(() => {
    isWanted.current = false;
    setPhase('closed');
  }, []);

  const {add, leave, replace} = useHistoryEntry({show: appear, hide});

  const open = useCallback(
    (text?: string) => {
      if (!isWanted.current) {
        add();
        appear(text);
      }
    },
    [add, appear],
  );

  const follow = useCallback<FollowLink>(
    (path, state) => {
      hasLeft.current = true;
      replace(path, state);
      hide();
    },
    [replace, hide],
  );

  const setQuery = useCallback(
    (text: string) => setStart({query: limitQuery(text), isSelection: false}),
    [],
  );

  // A second failure usually means a deploy: the file that this page asks for is gone, so the page is
  // reloaded.
  const retry = useCallback(
    () =>
      void show().then((hasArrived) => {
        if (!hasArrived) {
          void reloadWhenReachable();
        }
      }),
    [show],
  );

  const prefetch = useCallback(() => {
    if (!isSlowConnection()) {
      // The reader has not asked for the dialog yet. If loading fails again when it opens, it shows the
      // error.
      load().catch(() => undefined);
    }
  }, [load]);

  useEffect(() => {
    const onOpen = (event: Event) => open((event as CustomEvent<OpenSearchDetail>).detail.query);
    window.addEventListener(OPEN_SEARCH_EVENT, onOpen);
    return () => window.removeEventListener(OPEN_SEARCH_EVENT, onOpen);
  }, [open]);

  return {
    phase,
    query,
    isSelection,
    setQuery,
    Modal,
    open,
    close: leave,
    follow,
    hasLeft,
    retry,
    prefetch,
  };
}
