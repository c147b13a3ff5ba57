/**
 * Replaces theme-classic 3.7.0's `@theme/TOC`. Changes: the mark knows folded sections, and the list scrolls to it.
 */
import {useCurrentSection} from '@site/src/components/useCurrentSection';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** Space around the marked entry, in pixels: about two entries. */
const ROOM = 72;

/** Scrolls a list, and nothing else, until an entry is in view with room around it. */
function showEntry(list: Element, entry: Element): void {
  const edges = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  list.scrollTop +=
    Math.min(0, top - ROOM - edges.top) || Math.max(0, bottom + ROOM - edges.bottom);
}

export default function TOC({className, ...items}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const id = useCurrentSection(items.toc)?.id;
  useEffect(() => {
    const entry = list.current?.querySelector(`[href="#${id}"]`);
    if (!list.current || !entry) {
      return undefined;
    }
    entry.setAttribute('aria-current', 'true');
    showEntry(list.current, entry);
    return () => entry.removeAttribute('aria-current');
  }, [id]);
  return (
    <div ref={list} className={clsx('thin-scrollbar', styles.contents, className)}>
      <TOCItems {...items} />
    </div>
  );
}
