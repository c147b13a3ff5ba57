import {type PlatformId, platforms} from '../../data/platforms';

export interface Section {
  /** Id of its heading. */
  readonly id: string;
  readonly label: string;
}

interface Heading {
  readonly id: string;
  readonly value: string;
  readonly level: number;
}

/** Sections for both platforms, each with a label that is shorter than its heading. */
const GENERAL: readonly Section[] = [
  {id: 'most-asked', label: 'Most common'},
  {id: 'log-lines', label: 'Log lines'},
  {id: 'why-an-ea-stopped', label: 'Reasons 0–9'},
];

function sectionsOf(platform: PlatformId, headings: readonly Heading[]): Section[] {
  return headings
    .filter(({id, level}) => level === 3 && id.startsWith(`${platform}-`))
    .map(({id, value}) => ({id, label: value.split(': ').at(-1) ?? value}));
}

/**
 * The sections of the page of error codes to which its strip leads: a heading such as
 * `Files: 5001–5027` becomes its range.
 * @param headings the contents of the page
 */
export function readSections(headings: readonly Heading[]): {
  readonly general: readonly Section[];
  readonly byPlatform: Readonly<Record<PlatformId, readonly Section[]>>;
} {
  return {
    general: GENERAL.filter(({id}) => headings.some((heading) => heading.id === id)),
    byPlatform: {
      [platforms.mt4.id]: sectionsOf('mt4', headings),
      [platforms.mt5.id]: sectionsOf('mt5', headings),
    } as Record<PlatformId, Section[]>,
  };
}
