import {usePathInVersion} from '@site/src/reader/version';
import type {ComponentType, ReactNode} from 'react';

/** The link component of the surrounding window or page. In the window, following a link also closes it. */
export type LinkComponent = ComponentType<{to: string; className?: string; children: ReactNode}>;

export interface PageLink {
  label: string;
  /** Path without base URL. */
  path: string;
}

interface Props {
  pages: readonly PageLink[];
  Link: LinkComponent;
}

/** A list of links to pages. */
export default function PageLinks({pages, Link}: Props): ReactNode {
  const inVersion = usePathInVersion();
  return (
    <ul className="clean-list SearchView-Links">
      {pages.map(({label, path}) => (
        <li key={path}>
          <Link className="control" to={inVersion(path)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
