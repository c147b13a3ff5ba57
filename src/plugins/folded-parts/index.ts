import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Opens `<details>` for readers who want what is inside: on a first load by an inline script, so that
 * nothing moves after the page was painted; for links within the site, and on paper, by a client module.
 */
export default function pluginFoldedParts(): Plugin {
  const innerHTML = readFileSync(path.join(__dirname, 'client/openWhileLoading.js'), 'utf8');
  return {
    name: 'folded-parts',
    getClientModules: () => [path.join(__dirname, 'client/openForReader.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
