import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/** What makes a box that scrolls reachable by keyboard and says what it is. */
const scrollBox = {role: 'group', tabIndex: 0, 'aria-label': 'Table that scrolls sideways'};

/**
 * A Markdown table. Where it is wider than its column it scrolls in a box of its own, which the
 * keyboard can reach; where it fits, the box does nothing, so that the head can stay in view.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    const {current} = box;
    if (!current) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setFits(current.scrollWidth <= current.clientWidth + 1);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="table-box"
      data-fits={fits || undefined}
      {...(fits === false && scrollBox)}
    >
      <table {...props} />
    </div>
  );
}
