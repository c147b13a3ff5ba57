import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import {placeTooltip} from './placeTooltip';
import styles from './styles.module.css';

export interface DefinitionProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The element next to which the definition is shown. */
  readonly term: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** The box with a term's definition. While it is closed, screen readers can still read it as a description. */
export function Definition({id, isOpen, onClose, term, children}: DefinitionProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    function place() {
      const anchor = term.current?.getClientRects()[0];
      if (!anchor || !box.current) {
        return;
      }
      const {left, top} = placeTooltip(anchor, box.current.getBoundingClientRect(), {
        width: document.documentElement.clientWidth,
        height: document.documentElement.clientHeight,
      });
      box.current.style.left = `${left}px`;
      box.current.style.top = `${top}px`;
    }
    function handleKeyDown({key}: KeyboardEvent) {
      if (key === 'Escape') {
        onClose();
      }
    }
    place();
    window.addEventListener('scroll', place, {passive: true});
    window.addEventListener('resize', place);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [isOpen, onClose, term]);

  return (
    <span ref={box} role="tooltip" id={id} hidden={!isOpen} className={styles.definition}>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
