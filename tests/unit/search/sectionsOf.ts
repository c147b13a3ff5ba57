import {fromHtml} from 'hast-util-from-html';
import {readText} from '@site/src/build/readText';
import type {DataRow} from '@site/src/search/server/dataRows';
import {parseSections, type PageSection} from '@site/src/search/server/parseSections';

/**
 * The sections of a page, from its HTML.
 * @param rows by default those of the data
 */
export function sectionsOf(html: string, rows?: ReadonlyMap<string, DataRow>): PageSection[] {
  const {document, article} = readText(fromHtml(html));
  return parseSections(document, article, rows);
}
