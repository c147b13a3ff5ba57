import {readHtml, routeToHtmlFile} from './site';

export interface Article {
  /** The text between the title and the pagination. */
  readonly text: string;
  /** Ids of h2 and h3, in order. */
  readonly headingIds: readonly string[];
  /** Anchors in the table of contents, in order. */
  readonly contents: readonly string[];
  /** Route paths and anchors that the article links to. */
  readonly links: readonly string[];
  /** The paths to which *Previous* and *Next* below the article link. */
  readonly neighbours: readonly string[];
}

/** Reads the article of a built page. @param route such as `/docs/r10/`; a build must exist. */
export function readArticle(route: string): Article {
  const $ = readHtml(routeToHtmlFile(route));
  const body = $('article .theme-doc-markdown');
  // The switch of platform and product leads to other pages on purpose, and the contents repeat the headings.
  body.find('nav, .theme-doc-toc-mobile').remove();
  const attributes = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(name) ?? '');
  return {
    text: body.text(),
    headingIds: body
      .find('h2, h3')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
    contents: attributes('.theme-doc-toc-desktop a', 'href').map((href) => href.replace('#', '')),
    links: attributes('article .theme-doc-markdown a[href^="/"]', 'href'),
    neighbours: attributes('.pagination-nav a', 'href'),
  };
}
