import {createContext, useContext, type JSX, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Path from the root of the site. */
  to: string;
  className?: string;
  /** State that the history stores with the address. */
  state?: unknown;
  /** Called when the reader follows the link in this tab. */
  onFollow?: () => void;
  children?: ReactNode;
}

/**
 * A link of the search, which can store a state in the history. Docusaurus's `Link` would fetch every page
 * whose hit comes into view, a screenful for each key. This one fetches a page only when the pointer is on its
 * link.
 */
export default function SearchLink({to, state, onFollow, ...props}: Props): JSX.Element {
  const history = useHistory();
  const path = useBaseUrl(to);
  const preload = () => void window.docusaurus.preload(path);

  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      history.push(path, state);
      onFollow?.();
    }
  };
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- see above; the content is among the props
    <a {...props} href={path} onClick={onClick} onMouseEnter={preload} onTouchStart={preload} />
  );
}

/** Closes the modal that contains the component. */
export const CloseModal = createContext<() => void>(() => undefined);

/**
 * A link outside the list of hits. DocSearch closes the modal only for links in the list, so this one closes
 * it itself.
 */
export function ClosingLink(props: Omit<Props, 'onFollow'>): JSX.Element {
  return <SearchLink {...props} onFollow={useContext(CloseModal)} />;
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
