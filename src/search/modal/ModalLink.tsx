import {createContext, useContext, type JSX, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface Props {
  /** Path from the root of the site. */
  to: string;
  className?: string;
  /** What the history keeps beside the address. */
  state?: unknown;
  /** Called when the reader follows the link in this tab. */
  onFollow?: () => void;
  children?: ReactNode;
}

/**
 * A link of the modal. Docusaurus's own would fetch the page of every hit that comes into view, so
 * with each key a screenful; this one fetches the page that the pointer is on.
 */
export default function ModalLink({to, state, onFollow, ...props}: Props): JSX.Element {
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

/** Closes the modal around. */
export const CloseModal = createContext<() => void>(() => undefined);

/** A link beside the hits. DocSearch closes the modal for these only. */
export function ClosingLink(props: Omit<Props, 'onFollow'>): JSX.Element {
  return <ModalLink {...props} onFollow={useContext(CloseModal)} />;
}

/** Whether a click on a link follows it in this tab; with a key held, the browser opens another. */
export function isPlainClick({
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey;
}
