/**
 * Wraps theme-classic 3.7.0's `ErrorPageContent`, which is shown inside the layout when a page has crashed.
 * Change: it disappears when the reader leaves that page. Core keeps the layout, and with it this screen,
 * between pages of the docs.
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
