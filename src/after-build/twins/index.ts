import type {Root} from 'hast';
import {twinPath} from '../../navigation/twinPath';
import {mapPages} from '../readPages';
import {findElement} from '../readText';
import type {BuiltSite, OutputFile, PageWithText} from '../types';
import {createTwin} from './createTwin';
import {createLlmsTxt, groupByManual} from './lists';

/** Separates the pages in `llms-full.txt`. */
const PAGE_BREAK = '\n---\n\n';

/**
 * Creates the files for machines: a Markdown twin for each page whose head links to one, `llms.txt` with a
 * list of those that robots may index, and `llms-full.txt` with their text.
 * @param pages with their texts, which are modified
 * @param order routes in the order of the lists
 */
export function createTwins(
  {baseUrl, origin, tagline, title}: BuiltSite,
  pages: readonly PageWithText[],
  order: readonly string[],
): OutputFile[] {
  const linked = pages.filter(({document}) => linksToTwin(document));
  const twins = mapPages(linked, ({route, text, reviewed, isListed}) => ({
    ...createTwin(text, reviewed),
    ...{route, isListed, url: origin + twinPath(route, baseUrl)},
  }));
  const listed = twins.filter(({isListed}) => isListed);
  const groups = groupByManual(listed, order);
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

function linksToTwin(document: Root): boolean {
  const link = findElement(document, ({properties}) => properties['type'] === 'text/markdown');
  return link !== undefined;
}
