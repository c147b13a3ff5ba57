import {createStorageSlot, useColorMode} from '@docusaurus/theme-common';
import {useEffect} from 'react';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Keeps the colour mode that the reader chose when the system switches between light and dark, for instance
 * at sunset. theme-common 3.7.0 then returns to the default mode and deletes the choice, although this site
 * does not follow the system. It can go with https://github.com/facebook/docusaurus/issues/8938.
 *
 * Browsers notify media queries in the order of their creation. One query is created before the theme's (the
 * effects of children run first) and reads the choice; the other is created after it and restores the choice.
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
