import {useColorMode} from '@docusaurus/theme-common';
import {useEffect} from 'react';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Keeps the colour mode that the reader chose when the system switches between light and dark, at sunset
 * for instance. theme-common 3.7.0 goes back to the default mode then and deletes the choice, although
 * this site does not follow the system.
 *
 * The choice is set again once the theme has done that.
 */
export default function KeepColorMode(): null {
  const {colorMode, setColorMode} = useColorMode();
  useEffect(() => {
    const keep = () => setTimeout(() => setColorMode(colorMode));
    const system = window.matchMedia(DARK_SYSTEM);
    system.addEventListener('change', keep);
    return () => system.removeEventListener('change', keep);
  }, [colorMode, setColorMode]);
  return null;
}
