import {createContext, useContext, type JSX, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Path from the root of the site. */
  to: string;
  className?: string;
  /** The state that the history stores with the address. It is called when the link is followed. */
  getState?: () => unknown;
  children?: ReactNode;
}

/** Opens a path in this tab. */
export type FollowLink = (path: string, state: unknown) => void;

/** How links inside the window are followed; null on the search page. */
export const FollowInWindow = createContext<FollowLink | null>(null);

/**
 * A link of the search, which can store a state in the history. Docusaurus's `Link` fetches every page whose
 * hit comes into view: in the window, that would be a screenful for each key. There a page is fetched only when
 * the pointer is on its link.
 */
export default function SearchLink({to, getState, ...props}: Props): JSX.Element {
  const history = useHistory();
  const followInWindow = useContext(FollowInWindow);
  const follow = followInWindow ?? history.push;
  const path = useBaseUrl(to);
  const preload = () => void window.docusaurus.preload(path);

  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      follow(path, getState?.());
    }
  };
  return followInWindow === null && !getState ? (
    <Link {...props} to={to} />
  ) : (
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- see above; the content is among the props
    <a {...props} href={path} onClick={onClick} onMouseEnter={preload} onTouchStart={preload} />
  );
}

/**
 * Whether a click follows a link in this tab. With a modifier key, the browser opens another tab or window.
 */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
