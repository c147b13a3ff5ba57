import {fromHtml} from 'hast-util-from-html';
import {findArticle, removeNotText} from '@site/src/after-build/readPages';
import {parseSections, type PageSections} from '@site/src/search/server/parseSections';

/** The sections of a page, from its HTML. */
export function sectionsOf(html: string): PageSections {
  const document = fromHtml(html);
  const article = findArticle(document);
  removeNotText(article);
  return parseSections(document, article);
}
