import type {Element, Nodes, Parents, Root} from 'hast';
import {remove} from 'unist-util-remove';

/**
 * Elements that are not text of the page: navigation, controls, decoration. Compared by name: running selectors
 * over every element is slow.
 */
const NOT_TEXT_TAGS = new Set([
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  // `<wbr>` would become a zero-width space, and no search would find a constant that contains one.
  'wbr',
]);
const NOT_TEXT_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-footer'];

/** A page whose article contains only text. */
export interface PageText {
  readonly document: Root;
  /** The article of a doc, or the main part of any other page. */
  readonly article: Element;
}

/**
 * Removes everything from the article of a page that is not text. Of a drawing, its label is left.
 * @param document the page, which is modified
 * @throws if the page has no `<main>`
 */
export function readText(document: Root): PageText {
  const article = elementsIn(document)
    .filter((element) => element.tagName === 'main' || hasClass(element, 'theme-doc-markdown'))
    .at(-1);
  if (!article) {
    throw new Error('it has no <main>.');
  }
  const isElement = (node: Nodes): node is Element => node.type === 'element';
  remove(article, {cascade: false}, (node) => {
    const child = node as Nodes;
    return child.type === 'comment' || (isElement(child) && isNotText(child));
  });
  elementsIn(article).filter(isDrawn).forEach(leaveLabel);
  return {document, article};
}

function isNotText(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    NOT_TEXT_TAGS.has(tagName) ||
    properties['ariaHidden'] === 'true' ||
    NOT_TEXT_CLASSES.some((name) => hasClass(element, name))
  );
}

/** Whether an element is a drawing made of other elements. */
function isDrawn({tagName, properties}: Element): boolean {
  return tagName !== 'svg' && properties['role'] === 'img';
}

function leaveLabel(element: Element): void {
  element.children = [{type: 'text', value: String(element.properties['ariaLabel'])}];
}

/** Lists the elements of a page in the order of the document. A library for this would take ten times as long. */
function elementsIn(tree: Parents): Element[] {
  const elements: Element[] = [];
  const add = ({children}: Parents) => {
    for (const child of children) {
      if (child.type === 'element') {
        elements.push(child);
        add(child);
      }
    }
  };
  add(tree);
  return elements;
}

function hasClass({properties}: Element, name: string): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.includes(name);
}
