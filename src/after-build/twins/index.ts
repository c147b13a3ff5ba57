import {twinPath} from '../../navigation/twinPath';
import type {BuiltSite, OutputFile} from '../types';
import {createLlmsTxt, groupByManual} from './lists';

/** Separates the pages in `llms-full.txt`. */
const PAGE_BREAK = '\n---\n\n';

/**
 * Creates the files for machines: the Markdown twins, `llms.txt` with a list of those that robots may index, and
 * `llms-full.txt` with their text.
 * @param order routes in the order of the lists
 */
export function createTwins(
  {baseUrl, origin, pages, tagline, title}: BuiltSite,
  order: readonly string[],
): OutputFile[] {
  const twins = pages.flatMap(({route, isListed, twin}) =>
    twin ? {...twin, route, isListed, url: origin + twinPath(route, baseUrl)} : [],
  );
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
