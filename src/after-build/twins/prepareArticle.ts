import type {Element, ElementContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {elementsOf} from '../../search/server/elements';
import {hasClass} from '../readText';

type Test = (element: Element) => boolean;
type Change = (element: Element) => ElementContent | ElementContent[];

/**
 * Rewrites an article for Markdown, which has neither styles nor roles. Links become absolute. Pictures, and
 * elements that are understood only through their style, become words. Components mark those words with
 * `data-twin`: the `title` of a link with more text in it, and the `label` of one of several parts.
 * @param address of the page, against which relative links are resolved
 */
export function prepareArticle(article: Element, address: string): void {
  replaceAll(article, (element) => element.tagName === 'tr' && 'id' in element.properties, linkRow);
  makeAbsolute(article, address);
  replaceAll(article, (element) => elementsOf(element).some(isTitle), linkTitle);
  replaceAll(article, isTag('figure'), leadWithCaption);
  replaceAll(article, (element) => element.properties['role'] === 'img', namePicture);
  replaceAll(article, (element) => hasClass(element, 'theme-admonition'), quoteAdmonition);
  replaceAll(article, isTag('summary'), leadWithSummary);
  replaceAll(article, (element) => elementsOf(element).some(isLabelled), listParts);
  replaceAll(article, isTag('dl'), listTerms);
  replaceAll(article, isTag('table'), flattenTable);
}

function isTag(...names: string[]): Test {
  return ({tagName}) => names.includes(tagName);
}

/** Replaces every element that passes a test, inner ones first. */
function replaceAll(tree: Element, test: Test, change: Change): void {
  tree.children = tree.children.flatMap((child) => {
    if (child.type !== 'element') {
      return child;
    }
    replaceAll(child, test, change);
    return test(child) ? change(child) : child;
  });
}

/**
 * Turns the heading of a row with an id into a link to the row, so that it can be cited. A heading that is
 * already a link, or has one for each of its numbers, stays.
 */
function linkRow(row: Element): Element {
  const heading = elementsOf(row).find(({tagName}) => tagName === 'th');
  if (heading && !select('a', heading)) {
    heading.children = [h('a', {href: `#${String(row.properties['id'])}`}, heading.children)];
  }
  return row;
}

function makeAbsolute(article: Element, address: string): void {
  visit(article, 'element', ({properties}) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string') {
        properties[name] = new URL(value, address).href;
      }
    }
  });
}

function isTitle({properties}: Element): boolean {
  return properties['dataTwin'] === 'title';
}

/** Splits a link around a title and a text: only the title remains a link. */
function linkTitle(link: Element): ElementContent[] {
  const parts = elementsOf(link);
  const titles = parts.filter(isTitle).map((part) => toString(part));
  const texts = parts.filter((part) => !isTitle(part)).map((part) => toString(part));
  return [h('a', {href: link.properties['href']}, titles), text(`: ${texts.join(' ')}`)];
}

/**
 * Moves the caption of a figure to its start: readers who cannot see the figure first need to know what it
 * is.
 */
function leadWithCaption(figure: Element): Element {
  const caption = elementsOf(figure).find(isTag('figcaption'));
  if (caption) {
    caption.children.unshift(h('strong', 'Picture:'), text(' '));
    figure.children = [caption, ...figure.children.filter((child) => child !== caption)];
  }
  return figure;
}

/** Replaces a drawing by its name. The caption and legend of the figure stay. */
function namePicture({properties}: Element): Element {
  return h('p', h('em', `${String(properties['ariaLabel'])}.`));
}

/** Turns an admonition into a quotation that begins with its kind, and with its title if that says more. */
function quoteAdmonition(admonition: Element): Element {
  const names = [admonition.properties['className']].flat().join(' ');
  const kind = /theme-admonition-(\w+)/.exec(names)?.[1] ?? 'note';
  const [heading, content] = elementsOf(admonition);
  const title = heading ? toString(heading).trim() : '';
  const label = title.toLowerCase() === kind || title === '' ? kind : `${kind}: ${title}`;
  return h('blockquote', [h('p', h('strong', capitalize(label))), ...(content?.children ?? [])]);
}

/** Puts a summary on a line of its own, unless it is a heading, which stays as it is. */
function leadWithSummary(summary: Element): ElementContent[] {
  const headings = elementsOf(summary).filter(({tagName}) => /^h\d$/.test(tagName));
  return headings.length > 0 ? headings : [h('p', h('strong', summary.children))];
}

/** Whether an element is one of several parts, which begins with its label. */
function isLabelled(part: Element): boolean {
  return elementsOf(part)[0]?.properties['dataTwin'] === 'label';
}

/** Turns the parts of an element into a list, each below its label. */
function listParts(parent: Element): Element {
  return h(
    'ul',
    elementsOf(parent).map((part) => {
      const [label] = elementsOf(part);
      if (label) {
        label.children = [h('strong', label.children)];
      }
      return h('li', part.children);
    }),
  );
}

/** Turns a list of terms into a plain list, since Markdown has no other. */
function listTerms(list: Element): Element {
  const items: Element[] = [];
  for (const child of elementsOf(list)) {
    if (child.tagName === 'dt') {
      items.push(h('li', [h('strong', child.children), text(':')]));
    } else if (child.tagName === 'dd') {
      items.at(-1)?.children.push(text(' '), ...child.children);
    }
  }
  return h('ul', items);
}

/**
 * Moves the caption of a table in front of it and joins the lines in its cells, because Markdown tables have
 * neither captions nor lines. Links that only their style keeps apart get a comma between them.
 */
function flattenTable(table: Element): ElementContent[] {
  const caption = elementsOf(table).find(({tagName}) => tagName === 'caption');
  table.children = table.children.filter((child) => child !== caption);
  const isCell = isTag('td', 'th');
  visit(table, 'element', (cell) => {
    if (!isCell(cell)) {
      return;
    }
    replaceAll(cell, isTag('ul', 'ol'), (list) =>
      elementsOf(list).flatMap(({children}, index) => [
        ...(index > 0 ? [text(', ')] : []),
        ...children,
      ]),
    );
    cell.children = cell.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'p' ? [...child.children, text(' ')] : child,
    );
    cell.children = cell.children.flatMap((child, index) =>
      isLink(child) && isLink(cell.children[index - 1]) ? [text(', '), child] : child,
    );
  });
  return [...(caption ? [h('p', h('strong', caption.children))] : []), table];
}

function isLink(child: ElementContent | undefined): boolean {
  return child?.type === 'element' && child.tagName === 'a';
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
