import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './drawing.module.css';
import {captionId} from './index';
import Zoom from './Zoom';

/** Size of a drawing, in units that are about one CSS pixel on the screens it is for. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface PictureProps<Layout extends Size> {
  readonly figureId: string;
  /** Short name of the picture, read aloud in its place; the caption describes it further. */
  readonly label: string;
  /** The same picture for a wide and for a narrow screen, so that its text is legible on both. */
  readonly layouts: {readonly wide: Layout; readonly narrow: Layout};
  readonly draw: (layout: Layout) => ReactNode;
}

/** An inline drawing: one image to assistive technology, drawn twice for two widths of screen. */
export default function Picture<Layout extends Size>({
  figureId,
  label,
  layouts,
  draw,
}: PictureProps<Layout>): ReactNode {
  const drawing = (layout: Layout, className?: string) => (
    <svg
      className={className}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {draw(layout)}
    </svg>
  );
  return (
    <>
      <div role="img" aria-label={label} aria-describedby={captionId(figureId)}>
        {drawing(layouts.wide, clsx(styles.drawing, styles.wide))}
        {drawing(layouts.narrow, clsx(styles.drawing, styles.narrow))}
      </div>
      <Zoom label={label}>{drawing(layouts.wide)}</Zoom>
    </>
  );
}
