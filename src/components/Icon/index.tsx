import type {ReactNode} from 'react';

interface Props {
  /** The lines of the icon, in a square of 24 by 24. */
  readonly path: string;
  /** In pixels. */
  readonly size?: number;
}

/** An icon of lines in the colour of the text around it. The text or the button names it. */
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
