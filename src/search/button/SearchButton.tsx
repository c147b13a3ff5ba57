import type {ComponentProps, ReactNode, RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Name of the key beside K; null until the browser is known. */
function useModifierKey(): 'Ctrl' | '⌘' | null {
  if (!useIsBrowser()) {
    return null;
  }
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

/** DocSearch's button in look and class names, without DocSearch. */
export default function SearchButton({buttonRef, ...props}: Props): ReactNode {
  const modifier = useModifierKey();
  return (
    <button
      {...props}
      ref={buttonRef}
      type="button"
      className="DocSearch DocSearch-Button control control--framed"
      aria-label={modifier ? `Search ${modifier === '⌘' ? 'Command' : modifier}+K` : 'Search'}
      aria-haspopup="dialog"
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>{' '}
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {/* As in the name, so that what is seen can be said to voice control. */}
        {modifier && (
          <kbd className="DocSearch-Button-Key">{modifier === '⌘' ? '⌘K' : 'Ctrl+K'}</kbd>
        )}
      </span>
    </button>
  );
}

/** DocSearch's magnifier, in fewer letters. */
export function SearchIcon(): ReactNode {
  return (
    <svg
      className="DocSearch-Search-Icon"
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
