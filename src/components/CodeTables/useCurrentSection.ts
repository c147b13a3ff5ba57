import {type RefObject, useEffect, useState} from 'react';
import {useRememberedPlatform} from '../../reader/platform';

/** A section is being read when its heading is above this place, in pixels from the top of the window. */
const READING_LINE = 160;

/** Width of the platform's name, which covers the left end of the list, in pixels. */
const NAME_WIDTH = 48;

/**
 * The section that is being read, and its link in view in a list that scrolls sideways. Above the sections,
 * the first link of the reader's platform is in view.
 * @param ids of headings, in any order
 */
export function useCurrentSection(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const above = ids
        .map((id) => ({id, top: document.getElementById(id)?.getBoundingClientRect().top ?? NaN}))
        .filter(({top}) => top < READING_LINE)
        .sort((a, b) => b.top - a.top);
      setCurrent(above[0]?.id ?? '');
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    schedule();
    document.addEventListener('scroll', schedule, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule);
    };
  }, [ids]);
  const platform = useRememberedPlatform();
  useEffect(() => {
    const {current: box} = list;
    const wanted = current ? '[aria-current]' : `[href^='#${platform}-']`;
    const link = box?.querySelector<HTMLElement>(wanted);
    if (box) {
      box.scrollLeft = link ? link.offsetLeft - NAME_WIDTH : 0;
    }
  }, [current, list, platform]);
  return current;
}
