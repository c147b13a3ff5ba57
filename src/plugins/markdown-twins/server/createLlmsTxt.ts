import {load} from 'cheerio';
import {htmlToMarkdown} from './htmlToMarkdown';

/** A Markdown file as a list shows it. */
export interface ListedFile {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
}

export interface LlmsTxt {
  readonly title: string;
  /** What the site is about, in a sentence or two. */
  readonly summary: string;
  /** Absolute address of the file that holds all files. */
  readonly fullUrl: string;
  readonly groups: readonly {readonly label: string; readonly files: readonly ListedFile[]}[];
}

/** The text of `llms.txt`, in the form that https://llmstxt.org asks for. Empty groups are left out. */
export function createLlmsTxt({title, summary, fullUrl, groups}: LlmsTxt): string {
  const $ = load('', null, false);
  const element = (name: string, text: string) => $(`<${name}></${name}>`).text(text);
  const link = (url: string, text: string) => element('a', text).attr('href', url);

  const page = $('<div></div>').append(
    element('h1', title),
    $('<blockquote></blockquote>').append(element('p', summary)),
    element('p', 'Each link leads to the Markdown of a page. ').append(
      link(fullUrl, 'One file'),
      ' holds all of them.',
    ),
  );
  for (const {label, files} of groups.filter((group) => group.files.length > 0)) {
    const items = files.map(({url, title: name, description}) =>
      $('<li></li>').append(link(url, name), ': ', element('span', description)),
    );
    page.append(element('h2', label), $('<ul></ul>').append(...items));
  }
  return htmlToMarkdown($.html(page));
}
