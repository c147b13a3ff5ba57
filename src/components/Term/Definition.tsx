import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Smallest distance from the edges of the window, in pixels. */
const MARGIN = 8;

interface Props {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element next to which the definition is shown. */
  readonly term: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The box with a term's definition. While it is closed, screen readers can still read it as a description. */
export function Definition({id, isOpen, onClose, term, children}: Props): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    /** Above the term if there is room, else below, and never past an edge of the window. */
    function position() {
      const anchor = term.current?.getClientRects()[0];
      if (!anchor || !box.current) {
        return;
      }
      const {width, height} = box.current.getBoundingClientRect();
      const rightmost = document.documentElement.clientWidth - width - MARGIN;
      const above = anchor.top - height;
      box.current.style.left = `${Math.max(MARGIN, Math.min(anchor.left, rightmost))}px`;
      box.current.style.top = `${above >= MARGIN ? above : anchor.bottom}px`;
    }
    function handleKeyDown({key}: KeyboardEvent) {
      if (key === 'Escape') {
        onClose();
      }
    }
    position();
    window.addEventListener('scroll', position, {passive: true});
    window.addEventListener('resize', position);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('scroll', position);
      window.removeEventListener('resize', position);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen, onClose, term]);

  return (
    <span ref={box} role="tooltip" id={id} hidden={!isOpen} className={styles.definition}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
