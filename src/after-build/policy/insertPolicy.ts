import type {BuiltPage, OutputFile} from '../types';
import {formatPolicy, type Policy} from './policy';

/**
 * Inserts the policy into each page as a `<meta>`, for hosts that do not send our headers.
 * @param isStaging whether search engines must not index the pages
 * @throws with the name of a page that has no `<meta charset>`
 */
export function insertPolicy(
  pages: readonly BuiltPage[],
  policy: Policy,
  isStaging: boolean,
): OutputFile[] {
  const content = formatPolicy(policy, {where: 'meta'});
  const robots = isStaging ? '<meta name=robots content=noindex>' : '';
  return pages.map(({file, html}) => {
    const changed = insertMeta(html, content, robots);
    if (changed === html) {
      throw new Error(
        `The page ${file} has no <meta charset>, after which the security policy is inserted.`,
      );
    }
    return {file, content: changed};
  });
}

/**
 * Inserts the policy right after the character set declaration, before everything that it applies to. A page
 * without a declaration stays unchanged.
 */
export function insertMeta(html: string, policy: string, extraTags = ''): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">${extraTags}`;
  return html.replace(/<meta charset=["']?UTF-8["']?\s*\/?>/i, (charset) => charset + meta);
}
