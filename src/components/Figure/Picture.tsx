import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './drawing.module.css';
import {captionId} from './index';

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
  return (
    <div role="img" aria-label={label} aria-describedby={captionId(figureId)}>
      {(['wide', 'narrow'] as const).map((variant) => {
        const {width, height} = layouts[variant];
        return (
          <svg
            key={variant}
            className={clsx(styles.drawing, styles[variant])}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
            focusable="false"
          >
            {draw(layouts[variant])}
          </svg>
        );
      })}
    </div>
  );
}
