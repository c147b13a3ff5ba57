/** Chromium's Network Information API: https://wicg.github.io/netinfo/ */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * True on 2g and with data saver on, where nothing is fetched before it is needed. Docusaurus has
 * the same rule for the prefetch of pages (`core/lib/client/docusaurus.js`).
 */
export function isSlowConnection(
  connection = (navigator as Navigator & {connection?: Connection}).connection,
): boolean {
  return Boolean(connection?.effectiveType?.includes('2g') || connection?.saveData);
}
