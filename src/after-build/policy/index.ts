import {hostedOrigins} from '../../search/shared/hostedOrigins';
import {formatCaddyHeaders, formatNginxHeaders} from '../hosting/serverSnippets';
import type {BuiltPage, BuiltSite, OutputFile} from '../types';
import {checkInlineCode} from './checkInlineCode';
import {createHeaderRules} from './headers';
import {formatHeadersFile} from './headersFile';
import {insertMeta} from './insertMeta';
import {createPolicy, formatPolicy} from './policy';

/** As many as fit on a screen. */
const MOST_PROBLEMS = 20;

/**
 * The same security policy for every host: in `_headers`, in `_hosting/` for nginx and Caddy, and as a
 * `<meta>` in each page for hosts that do not send our headers.
 * @throws when a page has code that the policy would forbid
 */
export function createPolicyFiles(site: BuiltSite): OutputFile[] {
  checkPages(site);
  const policy = createPolicy({
    scripts: site.inlineScripts.map(({code}) => code),
    styleAttributes: site.styleAttributes,
    styleElements: site.styleElements,
    connectTo: site.hosted ? hostedOrigins(site.hosted.appId) : [],
  });
  const rules = createHeaderRules(formatPolicy(policy, {where: 'header'}), site.baseUrl);
  const headers = rules[0]?.headers ?? {};
  const meta = formatPolicy(policy, {where: 'meta'});
  return [
    ...site.pages.map(({file, html}) => ({file, content: insertMeta(html, meta)})),
    {file: '_headers', content: formatHeadersFile(rules)},
    {file: '_hosting/headers.nginx.conf', content: formatNginxHeaders(headers)},
    {file: '_hosting/headers.caddy', content: formatCaddyHeaders(headers)},
  ];
}

function checkPages({pages, inlineScripts, styleAttributes}: BuiltSite): void {
  const allowed = {scripts: inlineScripts, styleAttributes};
  const problemsOf = ({file, inlineCode}: BuiltPage) =>
    checkInlineCode(inlineCode, allowed).map((problem) => `- ${file} contains ${problem}`);
  const problems = pages.flatMap(problemsOf);
  if (problems.length > 0) {
    throw new Error(
      `The security policy forbids code in ${problems.length} places on the built pages:\n${problems.slice(0, MOST_PROBLEMS).join('\n')}`,
    );
  }
}
