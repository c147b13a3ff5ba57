import {fromHtml} from 'hast-util-from-html';
import {readText} from '@site/src/after-build/readText';
import {parseSections, type PageSections} from '@site/src/search/server/parseSections';

/** The sections of a page, from its HTML. */
export function sectionsOf(html: string): PageSections {
  const {document, article} = readText(fromHtml(html));
  return parseSections(document, article);
}
