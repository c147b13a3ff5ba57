import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** Anchor of the figure and prefix of the ids inside it; unique on its page. */
  readonly id: string;
  /** Says what the picture shows, since the caption is also its text alternative. */
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

/** Id of a figure's caption, for `aria-describedby`. */
export function captionId(figureId: string): string {
  return `${figureId}-caption`;
}

/** The frame around every picture of the manual: a card with a caption below. */
export default function Figure({id, caption, children}: FigureProps): ReactNode {
  return (
    <figure id={id} className={styles.figure}>
      {children}
      <figcaption id={captionId(id)}>{caption}</figcaption>
    </figure>
  );
}
