import {useCallback, useState} from 'react';
import {useScrollFrame} from './useScrollFrame';

/** A section is being read when its heading is above this place, in pixels from the top of the window. */
const READING_LINE = 160;

/**
 * The section that is being read; none above the first one.
 * @param sections in the order of the page, each with the id of its heading
 */
export function useCurrentSection<Section extends {readonly id: string}>(
  sections: readonly Section[],
): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  const update = useCallback(() => {
    const isAbove = ({id}: Section) => {
      const [box] = document.getElementById(id)?.getClientRects() ?? [];
      return box !== undefined && box.top < READING_LINE;
    };
    setCurrent(sections.filter(isAbove).at(-1));
  }, [sections]);
  useScrollFrame(update);
  return current;
}
