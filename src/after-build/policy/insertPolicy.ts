/**
 * Inserts the policy into a page as a `<meta>`, for hosts that do not send our headers.
 * @param file of the page, for the error message
 * @param policy formatted for a `<meta>`
 * @param moreTags HTML of other tags for the head of every page, placed after the policy so that it covers them
 * @throws with the name of a page that has no `<meta charset>`
 */
export function insertPolicy(
  html: string,
  {file, policy, moreTags}: {file: string; policy: string; moreTags: string},
): string {
  const changed = insertMeta(html, policy, moreTags);
  if (changed === html) {
    throw new Error(
      `The page ${file} has no <meta charset>, after which the security policy is inserted.`,
    );
  }
  return changed;
}

/**
 * Inserts the policy right after the character set declaration, before everything that it applies to. A page
 * without a declaration stays unchanged.
 */
export function insertMeta(html: string, policy: string, moreTags = ''): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">${moreTags}`;
  return html.replace(/<meta charset=["']?UTF-8["']?\s*\/?>/i, (charset) => charset + meta);
}
