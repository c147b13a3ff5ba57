/**
 * Puts the policy into a page, for hosts that do not send our headers. It comes right after the declaration
 * of the character set, and so before everything that it applies to.
 * @throws when the page has no such declaration
 */
export function insertMeta(html: string, policy: string): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const inserted = html.replace(
    /<meta charset=["']?UTF-8["']?\s*\/?>/i,
    (charset) => charset + meta,
  );
  if (inserted === html) {
    throw new Error('A page has no <meta charset>, after which the security policy is inserted.');
  }
  return inserted;
}
