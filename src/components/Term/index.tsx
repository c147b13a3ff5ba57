import {useCallback, useId, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Definition} from './Definition';
import styles from './styles.module.css';

interface TermProps {
  /** Id of an entry in the glossary. */
  readonly id: string;
  /** Added at compile time. */
  readonly definition: string;
  readonly children: ReactNode;
}

/**
 * A glossary term: a link to its entry, which shows the short definition on hover and on focus. The
 * definition is added only in the browser, so that it is neither indexed nor read aloud in the middle of a
 * sentence.
 */
export default function Term({id, definition, children}: TermProps): ReactNode {
  const definitionId = useId();
  const isBrowser = useIsBrowser();
  const [isOpen, setOpen] = useState(false);
  const wrapper = useRef<HTMLSpanElement>(null);
  const open = () => setOpen(true);
  const close = useCallback(() => setOpen(false), []);
  // A tap follows the link; only a mouse opens the definition.
  const openUnderMouse = ({pointerType}: PointerEvent) => setOpen(pointerType === 'mouse');
  return (
    <span ref={wrapper} onPointerEnter={openUnderMouse} onPointerLeave={close}>
      <Link
        to={`/docs/basics/#term-${id}`}
        className={styles.link}
        aria-describedby={isBrowser ? definitionId : undefined}
        onFocus={open}
        onBlur={close}
      >
        {children}
      </Link>
      {isBrowser && (
        <Definition id={definitionId} isOpen={isOpen} onClose={close} term={wrapper}>
          {definition}
        </Definition>
      )}
    </span>
  );
}
