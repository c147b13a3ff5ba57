import {createIndexFile} from '../search/server/createIndexFile';
import {parseSections} from '../search/server/parseSections';
import {INDEX_FILE} from '../search/shared/constants';
import {mapListed} from './readPages';
import {readText} from './readText';
import type {BuiltSite, OutputFile} from './types';

/** The index of the search, from the text of every page. */
export function createSearchIndex(site: BuiltSite): OutputFile[] {
  const pages = mapListed(site.pages, ({route, document}) => {
    const text = readText(document);
    return {route, sections: parseSections(text.document, text.article)};
  });
  return [{file: INDEX_FILE, content: `${JSON.stringify(createIndexFile(pages, site))}\n`}];
}
