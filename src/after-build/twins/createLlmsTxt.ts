import {h} from 'hastscript';
import type {Group} from './groupByManual';
import {toMarkdown} from './toMarkdown';

/** One line of the list: a Markdown file. */
interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute. */
  readonly url: string;
}

interface LlmsTxt {
  readonly title: string;
  /** What the site is about, in a sentence or two. */
  readonly summary: string;
  /** Absolute address of the file with all pages. */
  readonly fullUrl: string;
  readonly groups: readonly Group<ListedPage>[];
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
        .filter(({pages}) => pages.length > 0)
        .flatMap(({label, pages}) => [
          h('h2', label),
          h(
            'ul',
            pages.map((page) => h('li', [link(page.url, page.title), `: ${page.description}`])),
          ),
        ]),
    ]),
  );
}
