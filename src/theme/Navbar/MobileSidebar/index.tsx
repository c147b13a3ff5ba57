/**
 * Wraps theme-classic 3.7.0's `@theme/Navbar/MobileSidebar`, which leaves the focus on the page behind the
 * menu. Here the focus moves into the menu, stays there, and returns when the menu closes. It can go with
 * https://github.com/facebook/docusaurus/issues/8095.
 */
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {type ReactNode, useEffect} from 'react';

/** Everything behind the menu. */
const BEHIND_MENU = '.navbar__inner, #__docusaurus > :not(.navbar)';

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
}

export default function MobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const page = document.querySelectorAll<HTMLElement>(BEHIND_MENU);
    const setInert = (inert: boolean) => page.forEach((part) => Object.assign(part, {inert}));
    const closeByKey = ({key, target}: KeyboardEvent) => {
      // If the search is open on top of the menu, Escape closes only the search.
      const isAbove = target instanceof Element && target.closest('dialog') !== null;
      if (key === 'Escape' && !isAbove) {
        toggle();
      }
    };
    setInert(true);
    focus('.navbar-sidebar__close');
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      setInert(false);
      focus('.navbar__toggle');
    };
  }, [shown, toggle]);

  return <OriginalMobileSidebar />;
}
