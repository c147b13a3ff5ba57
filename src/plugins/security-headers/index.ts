import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {checkInlineCode} from './checkInlineCode';
import {createHeaderRules} from './headers';
import {formatHeadersFile} from './headersFile';
import {insertMeta} from './insertMeta';
import type {PluginOptions} from './options';
import {createPolicy, formatPolicy} from './policy';
import {readInlineCode} from './readInlineCode';
import {readKnownScripts} from './readKnownScripts';
import {formatCaddyHeaders, formatNginxHeaders} from './serverSnippets';

export {validateOptions} from './options';

/**
 * Writes one security policy for every host: `_headers`, `_hosting/` for nginx and Caddy, and a `<meta>`
 * in each page. Stops the build when a page carries code that the policy would have to forbid.
 *
 * It reads the finished pages: `post-build-order` runs it after the other plugins.
 */
export default function pluginSecurityHeaders(
  {baseUrl}: LoadContext,
  {connectTo, styleAttributes}: PluginOptions,
): Plugin {
  return {
    name: 'security-headers',
    async postBuild({outDir, plugins, siteConfig}) {
      const {swcHtmlMinimizer} = siteConfig.future.experimental_faster;
      const scripts = await readKnownScripts(plugins, swcHtmlMinimizer ? 'swc' : 'terser');
      const policy = createPolicy({
        scripts: scripts.map(({code}) => code),
        styleAttributes,
        connectTo,
      });
      const pages = (await Globby('**/*.html', {cwd: outDir})).sort();
      await securePages(pages, {
        outDir,
        allowed: {scripts, styleAttributes},
        policy: formatPolicy(policy, {where: 'meta'}),
      });
      await writeHeaders(
        outDir,
        createHeaderRules(formatPolicy(policy, {where: 'header'}), baseUrl),
      );
    },
  };
}

/** @throws with what is strange in any of the pages */
async function securePages(
  pages: readonly string[],
  {
    outDir,
    allowed,
    policy,
  }: {outDir: string; allowed: Parameters<typeof checkInlineCode>[1]; policy: string},
): Promise<void> {
  const problems: string[] = [];
  // One by one: side by side, three thousand pages would be open at once.
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await readFile(file, 'utf8');
    const found = checkInlineCode(readInlineCode(html), allowed);
    problems.push(...found.map((problem) => `- ${page} carries ${problem}`));
    if (problems.length === 0) {
      await writeFile(file, insertMeta(html, policy));
    }
  }
  if (problems.length > 0) {
    throw new Error(
      `The security policy does not fit ${problems.length} places of the built pages:\n${problems.slice(0, 20).join('\n')}`,
    );
  }
}

async function writeHeaders(
  outDir: string,
  rules: ReturnType<typeof createHeaderRules>,
): Promise<void> {
  const hosting = path.join(outDir, '_hosting');
  const [{headers} = {headers: {}}] = rules;
  await mkdir(hosting, {recursive: true});
  await Promise.all([
    writeFile(path.join(outDir, '_headers'), formatHeadersFile(rules)),
    writeFile(path.join(hosting, 'headers.nginx.conf'), formatNginxHeaders(headers)),
    writeFile(path.join(hosting, 'headers.caddy'), formatCaddyHeaders(headers)),
  ]);
}
