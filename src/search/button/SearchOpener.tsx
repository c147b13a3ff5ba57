import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {searchPath} from '../view/query';
import {isPlainClick} from '../view/SearchLink';

export const OPEN_SEARCH_EVENT = 'manual:open-search';

export interface OpenSearchDetail {
  query: string;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> & {
  /** What the search begins with. By default, the text that is selected on the page. */
  query?: string;
};

/**
 * A button that opens the window of the search; the search bar listens. Until the scripts of the page run, and in
 * another tab, it is a link to the search page. (Docusaurus's `Link` would fetch that page ahead.)
 */
export default function SearchOpener({query = '', ...props}: Props): ReactNode {
  const isButton = useIsBrowser();
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content, @docusaurus/no-html-links -- see above; the content is among the props
    <a
      {...props}
      href={useBaseUrl(searchPath(query))}
      role={isButton ? 'button' : undefined}
      aria-haspopup={isButton ? 'dialog' : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          const detail: OpenSearchDetail = {query};
          window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail}));
        }
      }}
      onKeyDown={(event) => {
        // The browser presses a button with the space bar too, but not a link.
        if (event.key === ' ') {
          event.preventDefault();
          event.currentTarget.click();
        }
      }}
    />
  );
}
