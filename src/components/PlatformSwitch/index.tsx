import {Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {platforms, type PlatformId} from '@site/src/data/platforms';
import type {PlatformProps} from '../Platform';
import {nextTab} from './nextTab';
import {usePlatform} from './usePlatform';
import styles from './styles.module.css';

/** Reads the panels. `src/markdown/remark/platformSwitch.ts` has checked that there are no other children. */
function readPanels(children: ReactNode): PlatformProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<PlatformProps>(child) ? child.props : [],
  );
}

/**
 * Tabs for text that differs between the platforms. All switches of the site show the platform that
 * the reader chose last. A hidden panel still takes up its space, so that nothing moves when the
 * choice is read from the browser after the page has been drawn.
 */
export default function PlatformSwitch({children}: {children: ReactNode}): ReactNode {
  const panels = readPanels(children);
  const ids = panels.map(({id}) => id);
  const [chosen, choose] = usePlatform();
  const prefix = useId();
  const tabs = useRef(new Map<PlatformId, HTMLButtonElement | null>());
  const selected = ids.find((id) => id === chosen) ?? ids[0];

  function handleKeyDown(event: KeyboardEvent, id: PlatformId) {
    const next = ids[nextTab(event, ids.indexOf(id), ids.length)];
    if (next !== undefined && next !== id) {
      event.preventDefault();
      choose(next);
      tabs.current.get(next)?.focus();
    }
  }

  return (
    <div className={styles.switch}>
      <div role="tablist" aria-label="Platform" className={styles.tabs}>
        {ids.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}-tab`}
            aria-controls={`${prefix}${id}-panel`}
            aria-selected={id === selected}
            tabIndex={id === selected ? 0 : -1}
            ref={(button) => {
              tabs.current.set(id, button);
            }}
            onClick={() => choose(id)}
            onKeyDown={(event) => handleKeyDown(event, id)}
          >
            {platforms[id].short}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {panels.map(({id, children: content}) => (
          <div
            key={id}
            role="tabpanel"
            id={`${prefix}${id}-panel`}
            aria-labelledby={`${prefix}${id}-tab`}
            className={styles.panel}
            data-selected={id === selected}
          >
            <p className={styles.label}>{platforms[id].name}</p>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
