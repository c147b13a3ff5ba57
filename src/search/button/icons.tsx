import type {ReactNode} from 'react';

/** DocSearch's magnifier, in fewer letters. */
export function SearchIcon(): ReactNode {
  return (
    <svg
      className="DocSearch-Search-Icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="9.06" cy="9.06" r="7.53" />
      <path d="m14.39 14.39 4.08 4.08" />
    </svg>
  );
}
