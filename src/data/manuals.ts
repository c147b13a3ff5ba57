import {products} from './products';

/** One manual of the site: the pages under `paths`. A search hit names it first. */
export interface Manual {
  readonly label: string;
  /** Product line id, or null for a manual that belongs to no product. */
  readonly product: string | null;
  /** Paths without the base URL: a page, or, with a slash at the end, all pages below it. */
  readonly paths: readonly string[];
}

/** Every manual: one for each product line, and the general ones. */
export const manuals: readonly Manual[] = [
  {label: 'Basics', product: null, paths: ['/docs/basics/']},
  ...products.map(({id, label, path}) => ({label, product: id, paths: [path]})),
  {label: 'Support', product: null, paths: ['/docs/support/', '/docs/category/metatrader']},
];

/**
 * The manual that a page belongs to: the one with the longest matching path.
 * @param path without the base URL
 */
export function manualOf(path: string, list: readonly Manual[] = manuals): Manual | undefined {
  const matches = list.flatMap((manual) =>
    manual.paths
      .filter((start) => (start.endsWith('/') ? path.startsWith(start) : path === start))
      .map((start) => ({manual, length: start.length})),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.manual;
}
