import {load} from 'cheerio';
import {htmlToMarkdown} from './htmlToMarkdown';
import {prepareArticle} from './prepareArticle';

/** A page for machines. */
export interface Twin {
  readonly title: string;
  readonly description: string;
  /** Canonical address of the page it was made from. */
  readonly address: string;
  /** The whole file. */
  readonly markdown: string;
}

/** What React leaves between two texts. */
const MARKERS = /<!--.*?-->/g;

/**
 * The Markdown twin of a rendered page: title, description and address, then the article.
 * @returns null for a page that asks robots to stay away
 * @throws with a sentence when the page lacks what a twin begins with
 */
export function createTwin(html: string): Twin | null {
  const $ = load(html.replace(MARKERS, ''));
  if ($('meta[name="robots"]').attr('content')?.includes('noindex')) {
    return null;
  }
  const article = $('.theme-doc-markdown, main').last();
  const heading = article.find('h1').first();
  const title = heading.text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';
  const address = $('link[rel="canonical"]').attr('href') ?? '';
  for (const [name, value] of Object.entries({title, description, address})) {
    if (value === '') {
      throw new Error(`The page has no ${name}, which its Markdown twin begins with.`);
    }
  }
  const updated = $('.theme-doc-footer time').attr('datetime');

  heading.remove();
  article
    .find('p')
    .filter((_, paragraph) => $(paragraph).text() === description)
    .first()
    .remove();
  prepareArticle($, article, address);
  article.prepend(
    $('<h1></h1>').text(title),
    $('<blockquote></blockquote>').append($('<p></p>').text(description)),
    $('<p>Page: </p>').append($('<a></a>').attr('href', address).text(address)),
    updated ? $('<p></p>').text(`Last updated: ${updated}`) : '',
  );
  return {title, description, address, markdown: htmlToMarkdown(article.html() ?? '')};
}
