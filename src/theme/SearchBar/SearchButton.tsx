import {useEffect, useState, type ComponentProps, type ReactNode, type RefObject} from 'react';
import {SearchIcon} from './icons';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Name of the key beside K; unknown until the browser is known. */
function useModifierKey(): 'Ctrl' | '⌘' | null {
  const [key, setKey] = useState<'Ctrl' | '⌘' | null>(null);
  useEffect(() => {
    setKey(/Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl');
  }, []);
  return key;
}

/** DocSearch's button in look and class names, without DocSearch. */
export default function SearchButton({buttonRef, ...props}: Props): ReactNode {
  const modifier = useModifierKey();
  return (
    <button
      {...props}
      ref={buttonRef}
      type="button"
      className="DocSearch DocSearch-Button"
      aria-label={modifier ? `Search (${modifier === '⌘' ? 'Command' : modifier}+K)` : 'Search'}
      aria-haspopup="dialog"
    >
      <span className="DocSearch-Button-Container">
        <SearchIcon />
        <span className="DocSearch-Button-Placeholder">Search</span>
      </span>
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {modifier && (
          <>
            <kbd className="DocSearch-Button-Key">{modifier}</kbd>
            <kbd className="DocSearch-Button-Key">K</kbd>
          </>
        )}
      </span>
    </button>
  );
}
