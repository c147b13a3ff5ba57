import {twinPath} from '../../navigation/twinPath';
import {hasTwin, type BuiltSite, type OutputFile} from '../types';
import {formatPolicy, type Policy} from './policy';

/**
 * Puts the policy into each page as a `<meta>`, for hosts that do not send our headers, and a link to its Markdown
 * twin.
 * @param isStaging whether search engines must not index the pages
 * @throws with the name of a page that has no place for it
 */
export function insertPolicy(
  {pages, baseUrl}: Pick<BuiltSite, 'pages' | 'baseUrl'>,
  policy: Policy,
  isStaging: boolean,
): OutputFile[] {
  const content = formatPolicy(policy, {where: 'meta'});
  const robots = isStaging ? '<meta name=robots content=noindex>' : '';
  return pages.map((page) => {
    const {file, html, route} = page;
    const twin = hasTwin(page)
      ? `<link rel=alternate type=text/markdown href="${twinPath(route, baseUrl)}">`
      : '';
    const changed = insertMeta(html, content, robots + twin);
    if (changed === html) {
      throw new Error(
        `The page ${file} has no <meta charset>, after which the security policy is inserted.`,
      );
    }
    return {file, content: changed};
  });
}

/**
 * Puts the policy right after the declaration of the character set, and so before everything that it applies
 * to. A page without a declaration stays as it is.
 */
export function insertMeta(html: string, policy: string, more = ''): string {
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">${more}`;
  return html.replace(/<meta charset=["']?UTF-8["']?\s*\/?>/i, (charset) => charset + meta);
}
