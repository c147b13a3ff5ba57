import {type RefObject, useEffect, useState} from 'react';

interface Overflow {
  /** Whether the whole width of the content is visible; unknown until it has been measured. */
  readonly fits: boolean | undefined;
  /** Whether some of the content is beyond the right edge. */
  readonly hasMore: boolean;
}

/** Watches a box that scrolls sideways. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [fits, setFits] = useState<boolean>();
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const {current} = box;
    if (!current) {
      return undefined;
    }
    const measure = () => {
      const hidden = current.scrollWidth - current.clientWidth;
      setFits(hidden <= 1);
      setHasMore(hidden - current.scrollLeft > 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    current.addEventListener('scroll', measure, {passive: true});
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, [box]);
  return {fits, hasMore};
}
