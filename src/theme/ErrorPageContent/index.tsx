/**
 * Wraps theme-classic 3.7.0's `ErrorPageContent`, shown inside the layout when a page has crashed.
 * Changes: leaves together with the page that crashed. Core keeps the layout between pages of the docs, and
 * with it this screen.
 */
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashedPage] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedPage) {
      tryAgain();
    }
  }, [pathname, crashedPage, tryAgain]);
  return <ErrorPageContent {...props} />;
}
