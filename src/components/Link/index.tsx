import DocusaurusLink, {type Props} from '@docusaurus/Link';
import {usePathInVersion} from '../../reader/version';
import type {ReactNode} from 'react';

/** The link for pages, partials and components. It stays in the reader's version of the manual. */
export default function Link({to, href, ...props}: Props): ReactNode {
  const inVersion = usePathInVersion();
  const target = to ?? href;
  return <DocusaurusLink {...props} {...(target !== undefined && {to: inVersion(target)})} />;
}
