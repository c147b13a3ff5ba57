import {addAsked, type AskedLines} from '../search/server/asked';
import {createIndexFile} from '../search/server/createIndexFile';
import {parseSections} from '../search/server/parseSections';
import {INDEX_FILE} from '../search/shared/constants';
import {mapListed} from './readPages';
import {readText} from './readText';
import type {BuiltSite, OutputFile} from './types';

/** What owners ask on a page, by its route. */
export type AskedOf = (route: string) => AskedLines;

/** The index of the search, from the text of every page and what owners ask. */
export function createSearchIndex(site: BuiltSite, askedOf: AskedOf): OutputFile[] {
  const pages = mapListed(site.pages, ({route, document}) => {
    const text = readText(document);
    const sections = parseSections(text.document, text.article);
    return {route, sections: addAsked(sections, askedOf(route))};
  });
  return [{file: INDEX_FILE, content: `${JSON.stringify(createIndexFile(pages, site))}\n`}];
}
