import {attributesOf, readHtml, routeToHtmlFile} from './site';

interface Article {
  /** The text below the title. */
  readonly text: string;
  /** Route paths and anchors that the article links to. */
  readonly links: readonly string[];
}

/** Reads the article of a built page. @param route such as `/docs/r10/`; a build must exist. */
export function readArticle(route: string): Article {
  const $ = readHtml(routeToHtmlFile(route));
  const body = $('article .theme-doc-markdown');
  // Leave out the switch of platform and product, whose links lead to other pages on purpose, and the table
  // of contents, which only repeats the headings.
  body.find('nav, .theme-doc-toc-mobile').remove();
  return {
    text: body.text(),
    links: attributesOf($, 'article .theme-doc-markdown a[href^="/"]', 'href'),
  };
}
