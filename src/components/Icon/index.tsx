import type {ReactNode} from 'react';

interface Props {
  /** Path data of the icon's lines, in a square of 24 by 24. */
  readonly path: string;
  /** In pixels. */
  readonly size?: number;
}

/** A line icon in the colour of the surrounding text. The text or the button has the accessible name. */
export default function Icon({path, size = 24}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
