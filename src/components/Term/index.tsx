import {
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type PointerEvent,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {Definition} from './Definition';
import styles from './styles.module.css';

export interface TermProps {
  /** Id of an entry of the glossary. */
  readonly id: string;
  /** Added while compiling. */
  readonly definition: string;
  readonly children: ReactNode;
}

const noSubscription = () => () => {};

/** False in the page as it is delivered and while hydrating. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}

/**
 * A glossary term: a link to its entry, with its short definition while the link is hovered or has
 * the focus. The definition is no part of the delivered page, so that it is neither indexed nor
 * read in the middle of a sentence.
 */
export default function Term({id, definition, children}: TermProps): ReactNode {
  const definitionId = useId();
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const open = () => setOpen(true);
  const close = useCallback(() => setOpen(false), []);
  // A finger that touches the term follows its link; only a mouse can rest on it.
  const openUnderMouse = ({pointerType}: PointerEvent) => setOpen(pointerType === 'mouse');
  return (
    <span ref={wrapper} onPointerEnter={openUnderMouse} onPointerLeave={close}>
      <Link
        to={`/docs/basics/#term-${id}`}
        className={styles.link}
        aria-describedby={isHydrated ? definitionId : undefined}
        onFocus={open}
        onBlur={close}
      >
        {children}
      </Link>
      {isHydrated && (
        <Definition id={definitionId} isOpen={isOpen} onClose={close} term={wrapper}>
          {definition}
        </Definition>
      )}
    </span>
  );
}
