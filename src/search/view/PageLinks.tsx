import {usePathInVersion} from '@site/src/reader/version';
import type {ReactNode} from 'react';
import type {LinkComponent} from './types';

interface Props {
  pages: readonly {label: string; path: string}[];
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
