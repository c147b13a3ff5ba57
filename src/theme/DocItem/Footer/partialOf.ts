/**
 * The path of the partial that an edit link leads to, in the current version or in an older one.
 * @returns undefined if the link leads to the file of a page
 */
export function partialOf(url: string): string | undefined {
  return /\/((?:docs|versioned_docs\/[^/]+)\/_partials\/.+)$/.exec(url)?.[1];
}
