/**
 * Wraps theme-classic 3.7.0's `@theme/Navbar/Logo`. On a phone, once the title of a page has scrolled out of
 * view, product, platform and step, or the name of the manual, replace the brand. They lead to the top of the page,
 * where its switches are.
 */
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import {pageContext} from '@site/src/components/PageSwitch/pageContext';
import {pageOf} from '@site/src/data/pages';
import OriginalLogo from '@theme-original/Navbar/Logo';
import {type ReactNode, useState} from 'react';
import styles from './styles.module.css';

/** The scroll position, in pixels, at which the title of a page is out of view. */
const TITLE_END = 160;

export default function NavbarLogo(): ReactNode {
  const {pathname} = useLocation();
  const page = pageOf(pathname);
  const context = page.manual && (pageContext(page) || page.manual.label);
  const [isTitleVisible, setTitleVisible] = useState(true);
  useScrollPosition(({scrollY}) => setTitleVisible(scrollY < TITLE_END));
  return (
    <>
      {page.manual && !isTitleVisible && (
        <Link key={context} className={styles.context} to={pathname}>
          {context}
        </Link>
      )}
      <OriginalLogo />
    </>
  );
}
