import {type RefObject, useEffect, useState} from 'react';

/** A section is being read when its heading is above this place, in pixels from the top of the window. */
const READING_LINE = 160;

/** Width of the platform's name, which covers the left end of the list, in pixels. */
const NAME_WIDTH = 48;

/**
 * The section that is being read, and its link in view in a list that scrolls sideways. Between the sections of
 * the list there is none, and the list is at its start.
 * @param ids of the headings that have a link
 * @param others ids of further headings, which end the section above them
 */
export function useCurrentSection(
  ids: readonly string[],
  others: readonly string[],
  list: RefObject<HTMLElement | null>,
): string {
  const [current, setCurrent] = useState('');
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const above = [...ids, ...others]
        .map((id) => ({id, top: document.getElementById(id)?.getBoundingClientRect().top ?? NaN}))
        .filter(({top}) => top < READING_LINE)
        .sort((a, b) => b.top - a.top);
      const read = above[0]?.id ?? '';
      setCurrent(ids.includes(read) ? read : '');
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
  }, [ids, others]);
  useEffect(() => {
    const {current: box} = list;
    const link = box?.querySelector<HTMLElement>('[aria-current]');
    if (box) {
      box.scrollLeft = link ? link.offsetLeft - NAME_WIDTH : 0;
    }
  }, [current, list]);
  return current;
}
