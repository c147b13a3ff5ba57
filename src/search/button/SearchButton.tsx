import type {ComponentProps, ReactNode, RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchOpener from './SearchOpener';

type Props = Omit<ComponentProps<typeof SearchOpener>, 'ref'> & {
  buttonRef: RefObject<HTMLAnchorElement | null>;
};

/** The name of the key that is pressed together with K; null until the browser is known. */
function useModifierKey(): 'Ctrl' | '⌘' | null {
  if (!useIsBrowser()) {
    return null;
  }
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** Looks like DocSearch's button, but loads nothing of DocSearch. */
export default function SearchButton({buttonRef, ...props}: Props): ReactNode {
  const modifier = useModifierKey();
  return (
    <SearchOpener
      {...props}
      ref={buttonRef}
      className="SearchButton control control--framed"
      aria-label={modifier ? `Search ${modifier === '⌘' ? 'Command' : modifier}+K` : 'Search'}
    >
      <span className="SearchButton-Label">
        <SearchIcon />
        <span className="SearchButton-Text">Search</span>
      </span>{' '}
      <span className="SearchButton-Keys" aria-hidden="true">
        {/* The same shortcut as in the accessible name, which spells out “Command”. */}
        {modifier && <kbd>{modifier === '⌘' ? '⌘K' : 'Ctrl+K'}</kbd>}
      </span>
    </SearchOpener>
  );
}

/** DocSearch's magnifying glass, with a shorter path. */
export function SearchIcon(): ReactNode {
  return (
    <svg
      className="SearchButton-Icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="9.06" cy="9.06" r="7.53" />
      <path d="m14.39 14.39 4.08 4.08" />
    </svg>
  );
}
