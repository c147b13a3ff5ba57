import {type RefObject, useEffect} from 'react';

/**
 * Closes a `<details>` that serves as a menu: on Escape, on a click outside, and on a click on one of its
 * links.
 */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => {
      if (menu.current) {
        menu.current.open = false;
      }
    };
    const closeByClick = ({target}: Event) => {
      if (target instanceof Element && menu.current !== target.closest('a, details')) {
        close();
      }
    };
    const closeByKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) {
        close();
        menu.current.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('click', closeByClick);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeByClick);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [menu]);
}
