import {twinPath} from '../../navigation/twinPath';
import {mapListed} from '../readPages';
import {readText} from '../readText';
import type {BuiltSite, OutputFile} from '../types';
import {createTwin} from './createTwin';
import {createLlmsTxt, groupByManual} from './lists';

/** Separates the pages in `llms-full.txt`. */
const PAGE_BREAK = '\n---\n\n';

/**
 * Creates the files for machines: a Markdown twin for every page of the current version, `llms.txt` with a
 * list of them, and `llms-full.txt` with the text of all of them.
 * @param order routes in the order of the lists
 */
export function createTwins(site: BuiltSite, order: readonly string[]): OutputFile[] {
  const {baseUrl, origin, tagline, title} = site;
  const current = site.pages.filter(({version}) => version === null);
  const twins = mapListed(current, ({route, document, reviewed}) => ({
    ...createTwin(readText(document), reviewed),
    ...{route, url: origin + twinPath(route, baseUrl)},
  }));
  const groups = groupByManual(twins, order);
  const home = twins.find(({route}) => route === baseUrl);
  const list = createLlmsTxt({
    title,
    summary: `${tagline}. ${home?.description ?? ''}`.trim(),
    fullUrl: `${origin}${baseUrl}llms-full.txt`,
    groups,
  });
  const all = groups.flatMap(({pages}) => pages.map(({markdown}) => markdown));
  return [
    ...twins.map(({route, markdown}) => ({
      file: twinPath(route, baseUrl).slice(baseUrl.length),
      content: markdown,
    })),
    {file: 'llms.txt', content: list},
    {file: 'llms-full.txt', content: all.join(PAGE_BREAK)},
  ];
}
