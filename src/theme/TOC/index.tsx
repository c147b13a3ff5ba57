/**
 * Wraps theme-classic 3.7.0's `@theme/TOC`, which marks the section that is being read. On a long page that mark
 * leaves the list. Change: the list follows it.
 */
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import {useScrollFrame} from '@site/src/components/useScrollFrame';

/** Space around the marked entry, in pixels: about two entries. */
const ROOM = 72;

function showActiveEntry(): void {
  const entry = document.querySelector('.table-of-contents__link--active');
  const list = entry?.closest('.thin-scrollbar');
  if (entry && list) {
    const [edges, place] = [list, entry].map((each) => each.getBoundingClientRect());
    list.scrollTop += edges && place ? distanceToView(edges, place, ROOM) : 0;
  }
}

export default function TOC(props: Props): ReactNode {
  // In the next frame, when the theme has moved the mark.
  useScrollFrame(showActiveEntry);
  return <OriginalTOC {...props} />;
}

/** Upper and lower edge, in pixels from the top of the window. */
interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far a list has to scroll to show an entry with room around it.
 * @param room that should remain between the entry and the edges of the list
 * @returns pixels, negative for up; 0 if the entry is in view already
 */
function distanceToView(list: Edges, entry: Edges, room: number): number {
  return Math.min(0, entry.top - room - list.top) || Math.max(0, entry.bottom + room - list.bottom);
}
