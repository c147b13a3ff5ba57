import type {PlatformId} from '../../data/platforms';

/**
 * The rows whose numbers begin with some digits: first the number itself, then the platform of the reader.
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
