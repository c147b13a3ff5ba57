import {readFileSync} from 'node:fs';
import path from 'node:path';
import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type {Plugin} from '@docusaurus/types';
import {holdScripts} from './holdScripts';

/** For `ssrTemplate` of the configuration: core's page, whose scripts wait for the first paint. */
export const pageTemplate = holdScripts(coreTemplate);

/** Puts the script into each page that fetches those of `pageTemplate`: see `client/start.js`. */
export default function pageStart(): Plugin {
  const innerHTML = readFileSync(path.join(__dirname, 'client/start.js'), 'utf8');
  return {
    name: 'page-start',
    injectHtmlTags: () => ({postBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
