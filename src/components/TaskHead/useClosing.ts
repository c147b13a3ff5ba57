import {type RefObject, useEffect} from 'react';

/** Closes a `<details>` that is used as a menu: on a click outside of it, and by Escape. */
export function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => {
      if (menu.current) {
        menu.current.open = false;
      }
    };
    const closeOutside = ({target}: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) {
        close();
      }
    };
    const closeByKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && menu.current?.open) {
        close();
        menu.current.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [menu]);
}
