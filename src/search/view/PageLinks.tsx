import {usePathInVersion} from '@site/src/reader/version';
import type {ComponentType, ReactNode} from 'react';

/** A link of the surroundings: the window closes when one of its links is followed. */
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

/** Pages to go on to. */
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
