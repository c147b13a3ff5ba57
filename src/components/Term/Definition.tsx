import {useLayoutEffect, useRef, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Smallest distance from the edges of the window, in pixels. */
const margin = 8;

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

/**
 * Where a tooltip goes: above its anchor if there is room, else below, and never past the left or
 * right edge of the window.
 * @returns the upper left corner of the tooltip, in pixels from that of the window.
 */
function placeTooltip(anchor: Box, tooltip: Size, viewport: Size): {left: number; top: number} {
  const rightmost = viewport.width - tooltip.width - margin;
  const above = anchor.top - tooltip.height;
  return {
    left: Math.max(margin, Math.min(anchor.left, rightmost)),
    top: above >= margin ? above : anchor.bottom,
  };
}
