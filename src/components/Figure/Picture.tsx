import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './drawing.module.css';
import {captionId} from './index';

/** Size of a drawing, in units that are about one CSS pixel on the screens it is for. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface DrawingProps extends Size {
  /** The screens that show the drawing. */
  readonly screens: 'wide' | 'narrow' | 'all';
  readonly children: ReactNode;
}

/** A drawing as inline SVG. */
export function Drawing({screens, width, height, children}: DrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.drawing, styles[screens])}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface PictureProps {
  readonly figureId: string;
  /** Short name of the picture for screen readers; the caption describes it in full. */
  readonly label: string;
  /** One `Drawing` for all screens, or one for wide and one for narrow screens. */
  readonly children: ReactNode;
}

/** One image for screen readers, whatever drawings are in it. */
export default function Picture({figureId, label, children}: PictureProps): ReactNode {
  return (
    <div role="img" aria-label={label} aria-describedby={captionId(figureId)}>
      {children}
    </div>
  );
}
