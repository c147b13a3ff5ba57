import {type RefObject, useEffect} from 'react';

/** Closes a `<details>` that is used as a menu: on a click outside of it or on a link in it, and by Escape. */
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
