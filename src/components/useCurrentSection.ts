import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOC';
import {useEffect, useState} from 'react';

type Section = Props['toc'][number];

/**
 * A section counts as being read once its heading is above this line, in pixels from the top of the window.
 * It is below the place at which a heading stops that is the target of a link, also where a field sticks above it.
 */
const READING_LINE = 208;

/**
 * Whether the reader has come to a section. A folded one is never read. One that was unfolded counts from the middle
 * of the window on, since that is where its reader looks.
 */
function isReached(heading: Element): boolean {
  const fold = heading.closest('summary')?.parentElement;
  const line = fold ? window.innerHeight / 2 : READING_LINE;
  const [box] = heading.getClientRects();
  return box !== undefined && box.top < line && fold?.hasAttribute('open') !== false;
}

/**
 * The section that is being read; undefined while the reader is above the first heading.
 * @param toc the headings in the order of the page
 */
export function useCurrentSection(toc: Props['toc']): Section | undefined {
  const {maxHeadingLevel} = useThemeConfig().tableOfContents;
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    const sections = toc.filter(({level}) => level <= maxHeadingLevel);
    let frame = 0;
    const update = () => {
      const reached = sections.filter(({id}) => {
        const heading = document.getElementById(id);
        return heading !== null && isReached(heading);
      });
      setCurrent(reached.at(-1));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    schedule();
    const options = {capture: true, passive: true};
    document.addEventListener('scroll', schedule, options);
    document.addEventListener('toggle', schedule, options);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', schedule, options);
      document.removeEventListener('toggle', schedule, options);
    };
  }, [toc, maxHeadingLevel]);
  return current;
}
