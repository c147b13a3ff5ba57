import {useLayoutEffect, useState} from 'react';
import {isPlainClick} from './isPlainClick';
import {mendDialog, mendLists, screenOf, type Screen} from './mendDialog';
import {trapFocus} from './trapFocus';

interface ModalScreen {
  screen: Screen;
  /** An element after DocSearch's own content, to draw into. Null until the modal is drawn. */
  extras: HTMLElement | null;
}

/**
 * Follows what DocSearch draws, and mends it for screen readers and the keyboard.
 * @param run one drawing of DocSearch, and whether the first key replaces its query
 * @param onLeave called when a link of the dialog is about to be followed in this tab
 */
export function useModalScreen(run: {isSelection: boolean}, onLeave: () => void): ModalScreen {
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
      mendLists(dialog);
      const screen = screenOf(dialog);
      setState((old) => (old.screen === screen && old.extras === extras ? old : {screen, extras}));
    };
    mendDialog(dialog);
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
    // DocSearch closes on a press beside it; that press shall not take the focus from where it goes.
    const onMouseDown = (event: MouseEvent) => {
      if (event.target === dialog) {
        event.preventDefault();
      }
    };
    dialog.addEventListener('mousedown', onMouseDown, {capture: true});
    dialog.addEventListener('click', onClick, {capture: true});
    dialog.addEventListener('keydown', trapFocus, {capture: true});

    // DocSearch leaves the caret of a given query to the browser.
    const input = dialog.querySelector('input');
    input?.setSelectionRange(run.isSelection ? 0 : input.value.length, input.value.length);

    return () => {
      observer.disconnect();
      extras.remove();
      dialog.removeEventListener('mousedown', onMouseDown, {capture: true});
      dialog.removeEventListener('click', onClick, {capture: true});
      dialog.removeEventListener('keydown', trapFocus, {capture: true});
    };
  }, [run, onLeave]);

  return state;
}
