import type {PlatformId} from '../../data/platforms';

/**
 * Finds the rows whose numbers begin with the typed digits. The exact number comes first, then the reader's
 * platform.
 * @param ids of rows, such as `mt5-10027`, in the order of the page
 */
export function matchRows(
  ids: readonly string[],
  digits: string,
  platform: PlatformId | null,
): string[] {
  if (digits === '') {
    return [];
  }
  const rank = (id: string) =>
    Number(!id.endsWith(`-${digits}`)) * 2 + Number(!id.startsWith(`${platform}-`));
  return ids.filter((id) => id.includes(`-${digits}`)).sort((a, b) => rank(a) - rank(b));
}
