import {h} from 'hastscript';
import {toMarkdown} from './toMarkdown';

/** One line of the list: a Markdown file. */
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
  /** Absolute address of the file with all pages. */
  readonly fullUrl: string;
  readonly groups: readonly {readonly label: string; readonly files: readonly ListedFile[]}[];
}

/** The text of `llms.txt`, in the form that https://llmstxt.org asks for. Empty groups are left out. */
export function createLlmsTxt({title, summary, fullUrl, groups}: LlmsTxt): string {
  const link = (url: string, text: string) => h('a', {href: url}, text);
  return toMarkdown(
    h(null, [
      h('h1', title),
      h('blockquote', h('p', summary)),
      h('p', [
        'Each link leads to the Markdown of a page. ',
        link(fullUrl, 'One file'),
        ' has all of them.',
      ]),
      ...groups
        .filter(({files}) => files.length > 0)
        .flatMap(({label, files}) => [
          h('h2', label),
          h(
            'ul',
            files.map((file) => h('li', [link(file.url, file.title), `: ${file.description}`])),
          ),
        ]),
    ]),
  );
}
