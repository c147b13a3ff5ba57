import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useOverflow} from './useOverflow';

/** Makes a scrolling box reachable by keyboard, and names it for screen readers. */
const scrollBox = {role: 'group', tabIndex: 0, 'aria-label': 'Table that scrolls sideways'};

/**
 * A Markdown table. If it is wider than the column of text, it scrolls inside a box that the keyboard
 * can reach. If it fits, the box does not scroll, so that the table's head can stay in view.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {fits, hasMore} = useOverflow(box);
  return (
    <div
      ref={box}
      className="table-box"
      data-fits={fits || undefined}
      data-more={hasMore || undefined}
      {...(fits === false && scrollBox)}
    >
      <table {...props} />
    </div>
  );
}
