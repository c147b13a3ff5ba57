/** A path without the slash at its end. The root becomes empty. */
export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** Whether two paths belong to the same page. A slash at the end makes no difference. */
export function isSamePage(one: string, other: string): boolean {
  return withoutSlash(one) === withoutSlash(other);
}

/** Splits an address into its page and its id. The id is empty for a whole page. */
export function splitAddress(address: string): {readonly page: string; readonly id: string} {
  const [page = '', id = ''] = address.split('#');
  return {page, id};
}
