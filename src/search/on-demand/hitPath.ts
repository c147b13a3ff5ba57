import {normalizeUrl} from '@site/src/navigation/normalizeUrl';

/**
 * The place inside this site that a hit leads to: hits carry absolute addresses, so that one index
 * serves every host. What is no web address leads to the home page.
 */
export function hitPath(url: string): string {
  try {
    const {protocol, pathname, hash} = new URL(url, 'https://relative.invalid');
    return protocol === 'https:' || protocol === 'http:'
      ? normalizeUrl({pathname, search: '', hash})
      : '/';
  } catch {
    return '/';
  }
}
