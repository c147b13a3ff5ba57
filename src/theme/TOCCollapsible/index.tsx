/**
 * Replaces theme-classic 3.7.0's `@theme/TOCCollapsible` with a menu that stays in view, names the section
 * that is being read, and works without scripts.
 */
import folded from '@site/src/components/Folded/folded.module.css';
import {useClosing} from '@site/src/components/PageSwitch/useClosing';
import {useCurrentSection} from '@site/src/components/useCurrentSection';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';

export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const section = useCurrentSection(items.toc);
  return (
    <details ref={menu} className={clsx(folded.folded, className)} data-print="no" data-stays>
      <summary>
        On this page
        {section && <span aria-hidden="true" dangerouslySetInnerHTML={{__html: section.value}} />}
      </summary>
      <TOCItems {...items} className="table-of-contents" />
    </details>
  );
}
