/**
 * Wraps theme-classic 3.7.0's `@theme/TOC`, which marks the section that is being read. On a long page that mark
 * leaves the list. Change: the list follows it.
 */
import OriginalTOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import type {ReactNode} from 'react';
import {useScrollFrame} from '@site/src/components/useScrollFrame';
import {distanceToView} from './distanceToView';

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
