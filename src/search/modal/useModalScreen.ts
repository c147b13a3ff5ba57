import {useLayoutEffect, useState} from 'react';
import type {SearchSettings} from '../types';
import {pasteQuery} from '../view/pasteQuery';
import {
  fixDialogRoles,
  fixListIds,
  openChosenHit,
  screenOf,
  trapFocus,
  type Screen,
} from './fixDialogRoles';
import {isPlainClick} from '../view/SearchLink';

interface ModalScreen {
  screen: Screen;
  /**
   * An element at the end of DocSearch's content, into which the modal draws. Null until DocSearch is drawn.
   */
  extras: HTMLElement | null;
}

interface Options {
  /** One mounting of DocSearch, and whether the first key replaces its query. */
  run: {isSelection: boolean};
  provider: SearchSettings['provider'];
  /** True when our own screen replaces DocSearch's "no results". */
  hasOwnScreen: boolean;
  /** Called when a link of the dialog is about to be followed in this tab. */
  onLeave: () => void;
}

/** Watches what DocSearch draws and adapts it to screen readers, the keyboard and the provider. */
export function useModalScreen({run, provider, hasOwnScreen, onLeave}: Options): ModalScreen {
  const [state, setState] = useState<ModalScreen>({screen: 'start', extras: null});

  useLayoutEffect(() => {
    const dialog = document.querySelector<HTMLElement>('.DocSearch-Container');
    const dropdown = dialog?.querySelector('.DocSearch-Dropdown');
    if (!dialog || !dropdown) {
      return undefined;
    }
    const extras = document.createElement('div');

    const follow = () => {
      if (dropdown.lastElementChild !== extras) {
        dropdown.append(extras);
      }
      fixListIds(dialog);
      const screen = screenOf(dialog);
      setState((old) => (old.screen === screen && old.extras === extras ? old : {screen, extras}));
    };
    fixDialogRoles(dialog);
    dialog.dataset.provider = provider;
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(dialog, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-controls', 'class'],
    });

    const onClick = (event: MouseEvent) => {
      const isOnLink = event.target instanceof Element && event.target.closest('a[href]');
      if (isOnLink && isPlainClick(event)) {
        onLeave();
      }
    };
    // A press beside the dialog closes it. That press must not move the focus.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === dialog) {
        event.preventDefault();
      }
    };
    const listening = new AbortController();
    const options = {capture: true, signal: listening.signal};
    dialog.addEventListener('mousedown', onMouseDown, options);
    dialog.addEventListener('click', onClick, options);
    dialog.addEventListener('keydown', trapFocus, options);
    dialog.addEventListener('keydown', openChosenHit, options);
    dialog.addEventListener('paste', pasteQuery, options);

    // DocSearch does not set the caret in a query that it starts with.
    const input = dialog.querySelector('input');
    input?.setSelectionRange(run.isSelection ? 0 : input.value.length, input.value.length);

    return () => {
      observer.disconnect();
      extras.remove();
      listening.abort();
    };
  }, [run, provider, onLeave]);

  useLayoutEffect(() => {
    state.extras?.closest('.DocSearch-Container')?.toggleAttribute('data-own-screen', hasOwnScreen);
  }, [state, hasOwnScreen]);

  return state;
}
