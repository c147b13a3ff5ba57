import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LOAD_FAILURE} from './texts';

/**
 * Decides what readers see while the code of a page is late or lost. On the first load, an inline script
 * shows a box that every page contains; for later pages, client modules do.
 */
export default function pluginLoading(): Plugin {
  const {text, button} = LOAD_FAILURE;
  const box = `<div class="load-failure" role="alert" hidden><p>${text}</p><button type="button" class="button button--secondary">${button}</button></div>`;
  const innerHTML = readFileSync(path.join(__dirname, 'client/watchFirstLoad.js'), 'utf8');
  return {
    name: 'loading',
    getClientModules: () =>
      ['reloadedPages', 'unknownPages', 'unreachablePages'].map((file) =>
        path.join(__dirname, 'client', file),
      ),
    injectHtmlTags: () => ({preBodyTags: [box, {tagName: 'script', innerHTML}]}),
  };
}
