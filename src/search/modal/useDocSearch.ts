import {useLayoutEffect, useState} from 'react';
import type {SearchSettings} from '../types';
import {type FollowLink, isPlainClick} from '../view/SearchLink';
import {usePaste} from '../view/usePaste';
import {
  chosenLink,
  findParts,
  repairLists,
  repairRoles,
  screenOf,
  WATCHED_ATTRIBUTES,
  type Screen,
} from './docsearch';

interface WindowScreen {
  screen: Screen;
  /**
   * An element at the end of DocSearch's content, into which the window draws. Null until DocSearch is drawn.
   */
  extras: HTMLElement | null;
}

interface Options {
  /** One mounting of DocSearch, and whether the first key replaces its query. */
  run: {isSelection: boolean};
  provider: SearchSettings['provider'];
  /** Closes the window and opens a path. */
  onFollow: FollowLink;
}

/**
 * Watches what DocSearch draws and adapts it to screen readers, the keyboard, pasted lines and the provider.
 * DocSearch draws its lists anew after each answer, so what is repaired in them has to be repaired again each time.
 */
export function useDocSearch({run, provider, onFollow}: Options): WindowScreen {
  const paste = usePaste((path) => onFollow(path, undefined));
  const [state, setState] = useState<WindowScreen>({screen: 'start', extras: null});

  useLayoutEffect(() => {
    const parts = findParts();
    if (!parts) {
      return undefined;
    }
    const {container, input, content} = parts;
    const extras = document.createElement('div');
    let focused: Element | null = null;

    const follow = () => {
      if (content.lastElementChild !== extras) {
        content.append(extras);
      }
      repairLists(parts);
      // DocSearch removes the button of a stored search while it has the focus.
      if (focused?.isConnected === false) {
        input.focus();
      }
      const screen = screenOf(parts);
      setState((old) => (old.screen === screen && old.extras === extras ? old : {screen, extras}));
    };
    repairRoles(parts);
    container.dataset.provider = provider;
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(container, {
      childList: true,
      subtree: true,
      attributeFilter: WATCHED_ATTRIBUTES,
    });

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') {
        // The browser keeps Tab in the window. DocSearch's own trap knows only the elements that were there
        // when it opened, and its input deselects the chosen hit.
        event.stopPropagation();
      } else if (
        event.key === 'Enter' &&
        event.target === input &&
        !event.isComposing &&
        isPlainClick(event)
      ) {
        // DocSearch stores the hit before it opens it, so a full storage would keep the reader here. A click
        // opens the hit first.
        event.preventDefault();
        event.stopPropagation();
        chosenLink(parts)?.click();
      }
    };
    const listening = new AbortController();
    const options = {capture: true, signal: listening.signal};
    container.addEventListener('focusin', ({target}) => (focused = target as Element), options);
    container.addEventListener('keydown', onKeyDown, options);
    container.addEventListener('paste', paste, options);

    // DocSearch does not set the caret in a query that it starts with.
    input.setSelectionRange(run.isSelection ? 0 : input.value.length, input.value.length);

    return () => {
      observer.disconnect();
      extras.remove();
      listening.abort();
    };
  }, [run, provider, paste]);

  return state;
}
