import {withoutSlash} from '@site/src/reader/pathInVersion';

interface Route {
  readonly path?: string | string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly Route[] | undefined;
}

/**
 * The path of the page that a text names, with or without a slash at its end; null for all that is no page.
 * @param routes of the site
 */
export function knownPage(text: string | null, routes: readonly Route[] = []): string | null {
  for (const {path, exact = false, routes: inner} of routes) {
    if (exact && text !== null && withoutSlash(String(path)) === withoutSlash(text)) {
      return String(path);
    }
    const found = knownPage(text, inner);
    if (found !== null) {
      return found;
    }
  }
  return null;
}
