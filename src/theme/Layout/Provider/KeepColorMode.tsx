import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {useEffect} from 'react';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Keeps the colour mode that the reader chose when the system switches between light and dark, at sunset
 * for instance. theme-common 3.7.0 goes back to the default mode then and deletes the choice, although
 * this site does not follow the system.
 *
 * Browsers tell media queries of a change in the order in which they were created: one is created before
 * the theme's (a child's effects run first) and reads the choice, one after it and restores the choice.
 */
export default function KeepColorMode(): null {
  const {setColorMode} = useColorMode();
  useEffect(() => {
    let chosen: string | null = null;
    const remember = () => {
      chosen = createStorageSlot('theme').get();
    };
    const restore = () => {
      if (chosen === 'light' || chosen === 'dark') {
        setColorMode(chosen);
      }
    };
    const before = window.matchMedia(DARK_SYSTEM);
    let after: MediaQueryList | undefined;
    before.addEventListener('change', remember);
    const timer = setTimeout(() => {
      after = window.matchMedia(DARK_SYSTEM);
      after.addEventListener('change', restore);
    });
    return () => {
      clearTimeout(timer);
      before.removeEventListener('change', remember);
      after?.removeEventListener('change', restore);
    };
  }, [setColorMode]);
  return null;
}
