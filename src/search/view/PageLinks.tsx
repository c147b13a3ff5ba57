import type {ReactNode} from 'react';
import SearchLink from './SearchLink';

export interface PageLink {
  label: string;
  /** Path without base URL. */
  path: string;
}

interface Props {
  pages: readonly PageLink[];
}

/** A list of links to pages. */
export default function PageLinks({pages}: Props): ReactNode {
  return (
    <ul className="clean-list SearchView-Links">
      {pages.map(({label, path}) => (
        <li key={path}>
          <SearchLink className="control" to={path}>
            {label}
          </SearchLink>
        </li>
      ))}
    </ul>
  );
}
