export interface Release {
  /** Name of the doc inside `docs/support/updates/`. */
  readonly doc: string;
  readonly label: string;
  /** ISO date. */
  readonly date: string;
}

/** Release notes, newest first. */
export const releases: readonly Release[] = [
  {doc: 'v6-06-23-2025', label: 'Version 6', date: '2025-06-23'},
];
