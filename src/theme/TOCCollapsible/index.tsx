/**
 * Replaces theme-classic 3.7.0's `@theme/TOCCollapsible`: a menu that stays in view and works without scripts.
 */
import folded from '@site/src/components/Folded/styles.module.css';
import {useClosing} from '@site/src/components/TaskHead/useClosing';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  return (
    <details ref={menu} className={clsx(folded.folded, className)} data-print="no" data-stays>
      <summary>On this page</summary>
      <TOCItems {...items} className="table-of-contents" />
    </details>
  );
}
