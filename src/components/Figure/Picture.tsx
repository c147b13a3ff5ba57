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
  /** Short name of the picture for screen readers; the caption describes it in full. */
  readonly label: string;
  /** One layout for wide and one for narrow screens, so that the text is legible on both. */
  readonly layouts: {readonly wide: Layout; readonly narrow: Layout};
  readonly draw: (layout: Layout) => ReactNode;
  /** Shown below the drawing, and below the enlarged one. */
  readonly legend?: ReactNode;
}

/** A drawing as inline SVG, once for wide and once for narrow screens; screen readers get one image. */
export default function Picture<Layout extends Size>({
  figureId,
  label,
  layouts,
  draw,
  legend,
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
      {legend}
      <Zoom label={label} legend={legend}>
        {drawing(layouts.wide)}
      </Zoom>
    </>
  );
}
