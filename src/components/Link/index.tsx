import DocusaurusLink, {type Props} from '@docusaurus/Link';
import {usePathInVersion} from '@site/src/reader/version';
import type {ReactNode} from 'react';

/** The link of pages, partials and components. It stays in the version of the manual that the reader is in. */
export default function Link({to, href, ...props}: Props): ReactNode {
  const inVersion = usePathInVersion();
  const target = to ?? href;
  return <DocusaurusLink {...props} {...(target !== undefined && {to: inVersion(target)})} />;
}
