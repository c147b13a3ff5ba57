import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Opens `<details>` whose content the reader wants: on the first load with an inline script, so that nothing
 * moves after the first paint, and for links within the site and printing with a client module.
 */
export default function pluginFoldedParts(): Plugin {
  const innerHTML = readFileSync(path.join(__dirname, 'client/openWhileLoading.js'), 'utf8');
  return {
    name: 'folded-parts',
    getClientModules: () => [path.join(__dirname, 'client/openForReader.ts')],
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML}]}),
  };
}
