import type {Element, Nodes} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as writeMarkdown, type Options} from 'mdast-util-to-markdown';
import {remove} from 'unist-util-remove';
import {elementsIn, type PageText} from '../readText';
import {prepareArticle} from './prepareArticle';

const OPTIONS: Options = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  listItemIndent: 'one',
  // Aligned columns would contain more spaces than text.
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/** The Markdown version of a page, for machines and for readers who copy it. */
export interface Twin {
  readonly title: string;
  readonly description: string;
  /** Canonical address of the page. */
  readonly address: string;
  /** The content of the file. */
  readonly markdown: string;
}

/**
 * Creates the Markdown twin of a page: its title, description and address, followed by its article.
 * @param text of the page, which is modified
 * @param reviewed the day on which the page was checked, or null
 * @throws with a message if the page has no title, description or address
 */
export function createTwin({document, article}: PageText, reviewed: string | null): Twin {
  const elements = elementsIn(document);
  const heading = elements.find(({tagName}) => tagName === 'h1');
  const title = heading ? toString(heading).trim() : '';
  const description = textOf(elements.find(isDescription)?.properties['content']);
  const address = textOf(elements.find(isCanonical)?.properties['href']);
  for (const [name, value] of Object.entries({title, description, address})) {
    if (value === '') {
      throw new Error(`it has no ${name}, which its Markdown twin begins with.`);
    }
  }
  // If the page begins with its description, leave that paragraph out of the article.
  const repeated = elementsIn(article).find(
    (element) => element.tagName === 'p' && toString(element) === description,
  );
  remove(article, {cascade: false}, (node) => node === heading || node === repeated);
  prepareArticle(article, address);
  const markdown = toMarkdown(
    h(null, [
      h('h1', title),
      h('blockquote', h('p', description)),
      h('p', ['Page: ', h('a', {href: address}, address)]),
      reviewed === null ? null : h('p', `Checked on ${reviewed}`),
      ...article.children,
    ]),
  );
  return {title, description, address, markdown};
}

function isDescription({tagName, properties}: Element): boolean {
  return tagName === 'meta' && properties['name'] === 'description';
}

function isCanonical({tagName, properties}: Element): boolean {
  return tagName === 'link' && [properties['rel']].flat().includes('canonical');
}

/** A property that is a text; empty if it is missing. */
function textOf(property: Element['properties'][string]): string {
  return typeof property === 'string' ? property : '';
}

/** Converts HTML to GitHub-flavoured Markdown. */
export function toMarkdown(tree: Nodes): string {
  return writeMarkdown(toMdast(tree), OPTIONS);
}
