import type {ReactNode} from 'react';

interface Props {
  className: string | undefined;
}

/** A sun drawn with strokes. The theme's icon, with filled outlines, adds six times as much to every page. */
export function SunIcon({className}: Props): ReactNode {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v1m0 16v1M3 12h1m16 0h1M5.3 5.3 6.3 6.3m11.4 11.4 1 1M5.3 18.7l1-1M17.7 6.3l1-1" />
    </Icon>
  );
}

export function MoonIcon({className}: Props): ReactNode {
  return (
    <Icon className={className}>
      <path d="M20 13.2A8 8 0 1 1 10.8 4a6.4 6.4 0 0 0 9.2 9.2z" />
    </Icon>
  );
}

function Icon({className, children}: Props & {readonly children: ReactNode}): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
