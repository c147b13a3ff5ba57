import {
  Children,
  isValidElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {isPlatformId, platforms, type PlatformId} from '../../data/platforms';
import {rememberPlatform, useRememberedPlatform} from '../../reader/platform';
import type {PlatformProps} from '../Platform';
import {useAddress, useTargetAnchor} from '../useAddress';
import styles from './styles.module.css';

/** Name of the query parameter, for links such as `/docs/basics/?platform=mt5`. */
const parameter = 'platform';

/** Reads the panels. `src/markdown/remark/platformSwitch.ts` has checked that there are no other children. */
function readPanels(children: ReactNode): PlatformProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<PlatformProps>(child) ? child.props : [],
  );
}

/**
 * Tabs for text that differs between the platforms. All switches of the site show the platform that
 * the reader chose last, or the one that holds the target of the address. A hidden panel still takes up its space, so that nothing moves when the
 * choice is read from the browser after the page has been drawn.
 */
export default function PlatformSwitch({children}: {children: ReactNode}): ReactNode {
  const panels = readPanels(children);
  const ids = panels.map(({id}) => id);
  const [chosen, choose] = usePlatform();
  const prefix = useId();
  const tabs = useRef(new Map<PlatformId, HTMLButtonElement | null>());
  const selected = ids.find((id) => id === chosen) ?? ids[0];

  const anchor = useTargetAnchor();
  const showTarget = useEvent((id: string) => {
    const panel = document.getElementById(id)?.closest('[role=tabpanel]');
    const target = ids.find((platform) => panel?.id === `${prefix}${platform}-panel`);
    if (target && target !== selected) {
      choose(target);
    }
  });
  useEffect(() => showTarget(anchor), [anchor, showTarget]);

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
            <p className={styles.label} data-twin="label">
              {platforms[id].name}
            </p>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * The platform that the tabs show, and a function to choose one. The address comes first, then the reader's
 * last choice. Null if there is neither, and while hydrating.
 */
function usePlatform(): [PlatformId | null, (platform: PlatformId) => void] {
  const history = useHistory();
  const inAddress = useAddress(({search}) => new URLSearchParams(search).get(parameter) ?? '');
  const remembered = useRememberedPlatform();
  const choose = useCallback(
    (platform: PlatformId) => {
      const search = new URLSearchParams(history.location.search);
      search.set(parameter, platform);
      history.replace({...history.location, search: search.toString()});
      rememberPlatform(platform);
    },
    [history],
  );
  return [isPlatformId(inAddress) ? inAddress : remembered, choose];
}

/**
 * The tab that a key moves the focus to, wrapping around at both ends of the row.
 * @param current index of the tab that has the focus.
 * @param count number of tabs.
 * @returns the index of that tab; `current` for keys that do not move the focus, such as Alt+Left, which is
 * the browser's.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
function nextTab(
  {key, altKey, ctrlKey, metaKey, shiftKey}: KeyboardEvent,
  current: number,
  count: number,
): number {
  if (altKey || ctrlKey || metaKey || shiftKey) {
    return current;
  }
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return current;
  }
}
