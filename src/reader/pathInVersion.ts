import {withoutSlash} from '../data/addresses';

/** What Docusaurus knows about a version of the docs in the browser. */
export interface Version {
  /** The path at which its pages begin, with base URL: `/docs`, `/docs/6.0`. */
  readonly path: string;
  readonly docs: readonly {readonly path: string}[];
}

/**
 * The path of the same page in another version; the path itself if that version lacks the page.
 * @param path with the base URL; it may have a query and a hash
 * @param from the version that the path is in
 */
export function pathInVersion(path: string, from: Version, to: Version): string {
  const [page = ''] = path.split(/[?#]/);
  if (from === to || !page.startsWith(`${from.path}/`)) {
    return path;
  }
  const wanted = withoutSlash(to.path + page.slice(from.path.length));
  const found = to.docs.find((doc) => withoutSlash(doc.path) === wanted);
  return found ? found.path + path.slice(page.length) : path;
}
