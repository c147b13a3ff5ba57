/**
 * Puts the policy into a page, for hosts that send no headers of ours: right after the declaration of
 * the character set, before anything that the policy speaks of.
 * @throws when the page has no such declaration
 */
export function insertMeta(html: string, policy: string): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const inserted = html.replace(
    /<meta charset=["']?UTF-8["']?\s*\/?>/i,
    (charset) => charset + meta,
  );
  if (inserted === html) {
    throw new Error('It has no <meta charset>, after which the security policy would stand.');
  }
  return inserted;
}
