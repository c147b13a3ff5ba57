import type {Element, ElementContent, Parents} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';
import {hasClass} from '../elements';

/** The emoji that Docusaurus puts before the cards of a generated index. */
const CARD_EMOJI = /\p{Emoji_Presentation}\uFE0F?|\uFE0F/gu;

type Test = (element: Element) => boolean;
type Change = (element: Element, parent: Element) => ElementContent | ElementContent[];

/**
 * Rewrites an article for Markdown, which has neither styles nor roles: links get absolute addresses, and
 * words replace pictures, tabs and everything else that only its style explains.
 * @param address of the page, to which relative links refer
 */
export function prepareArticle(article: Element, address: string): void {
  replaceAll(article, (it) => it.tagName === 'tr' && 'id' in it.properties, linkRow);
  makeAbsolute(article, address);
  replaceAll(article, isTag('a'), splitCard);
  replaceAll(article, isTag('figure'), leadWithCaption);
  replaceAll(article, (it) => it.properties['role'] === 'img', namePicture);
  replaceAll(article, (it) => hasClass(it, 'theme-admonition'), quoteAdmonition);
  replaceAll(article, isTag('summary'), leadWithSummary);
  listPanels(article);
  replaceAll(article, isTag('dl'), listTerms);
  replaceAll(article, isTag('table'), flattenTable);
  separateLabels(article);
}

function isTag(...names: string[]): Test {
  return ({tagName}) => names.includes(tagName);
}

/** Replaces every element that passes a test, inner ones first. */
function replaceAll(tree: Element, test: Test, change: Change): void {
  const replaceIn = (parent: Element) => {
    parent.children = parent.children.flatMap((child) => {
      if (child.type !== 'element') {
        return child;
      }
      replaceIn(child);
      return test(child) ? change(child, parent) : child;
    });
  };
  replaceIn(tree);
}

/** Turns the heading of a row that has an id into a link to it, unless it is one, so that the row can be cited. */
function linkRow(row: Element): Element {
  const heading = elementsOf(row).find(({tagName}) => tagName === 'th');
  if (heading && !elementsOf(heading).some(isTag('a'))) {
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

/** Splits a card, which is one link around a title and a text: only the title remains a link. */
function splitCard(link: Element, parent: Element): ElementContent[] {
  const parts = elementsOf(link);
  if (parts.length < 2 || parts.length !== link.children.length) {
    return [link];
  }
  const [title = '', ...texts] = parts.map((part) => toString(part).replace(CARD_EMOJI, '').trim());
  const {href} = link.properties;
  const card = [h('a', {href}, title), text(`: ${texts.join(' ')}`)];
  return parent.tagName === 'li' ? card : [h('p', card)];
}

/** Moves the caption of a figure to its start: a reader who cannot see the figure needs to know first what it is. */
function leadWithCaption(figure: Element): Element {
  const isCaption = (child: ElementContent) =>
    child.type === 'element' && child.tagName === 'figcaption';
  const captions = figure.children.filter(isCaption) as Element[];
  captions.forEach((caption) => caption.children.unshift(h('strong', 'Picture:'), text(' ')));
  figure.children = [...captions, ...figure.children.filter((child) => !isCaption(child))];
  return figure;
}

/** Replaces a drawing by its name. Its caption, its legend and the text in its figure remain. */
function namePicture({properties, children}: Element): Element {
  const title = children.find((child) => child.type === 'element' && child.tagName === 'title');
  const name = properties['ariaLabel'] ?? (title ? toString(title) : '');
  return h('p', h('em', `${name}.`));
}

/** Turns an admonition into a quotation that begins with its kind, and with its title if that says more. */
function quoteAdmonition({properties, children}: Element): Element {
  const names = [properties['className']].flat().map(String);
  const kind =
    names.map((name) => /^theme-admonition-(\w+)$/.exec(name)?.[1]).find(Boolean) ?? 'note';
  const [heading, content] = children.filter((child) => child.type === 'element');
  const title = heading ? toString(heading).trim() : '';
  const label = title.toLowerCase() === kind || title === '' ? kind : `${kind}: ${title}`;
  return h('blockquote', [h('p', h('strong', capitalize(label))), ...(content?.children ?? [])]);
}

/** Leaves a heading as it is, and makes any other summary a line of its own. */
function leadWithSummary({children}: Element): ElementContent[] {
  const headings = children.filter(
    (child) => child.type === 'element' && /^h\d$/.test(child.tagName),
  );
  return headings.length > 0 ? headings : [h('p', h('strong', children))];
}

/** Turns all panels of a platform switch into a list, each below its label. */
function listPanels(article: Element): void {
  visit(article, 'element', (parent) => {
    const isPanel = (child: ElementContent): child is Element =>
      child.type === 'element' && child.properties['role'] === 'tabpanel';
    const panels = parent.children.filter(isPanel);
    if (panels.length === 0) {
      return undefined;
    }
    for (const panel of panels) {
      const label = elementsOf(panel)[0];
      if (label) {
        label.children = [h('strong', label.children)];
      }
    }
    const list = h(
      'ul',
      panels.map(({children}) => h('li', children)),
    );
    const first = parent.children.findIndex(isPanel);
    parent.children = parent.children.flatMap((child, index) =>
      index === first ? list : isPanel(child) ? [] : child,
    );
    return undefined;
  });
}

/** Turns a list of terms into a plain list, since Markdown has no other. */
function listTerms(list: Element): Element {
  const items: Element[] = [];
  for (const child of elementsOf(list)) {
    if (child.tagName === 'dt') {
      items.push(h('li', [h('strong', child.children), text(':')]));
    } else if (child.tagName === 'dd') {
      items.at(-1)?.children.push(text(' '), ...trimmed(child.children));
    }
  }
  return h('ul', items);
}

/** Moves the caption of a table in front of it, and joins the lines in its cells: Markdown allows neither. */
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
        ...trimmed(children),
      ]),
    );
    cell.children = cell.children.flatMap((child) =>
      child.type === 'element' && child.tagName === 'p' ? [...child.children, text(' ')] : child,
    );
  });
  return [...(caption ? [h('p', h('strong', caption.children))] : []), table];
}

/** Separates a small label from the bold line below it, which only the style sheet does otherwise. */
function separateLabels(article: Element): void {
  visit(article, 'element', (node, index, parent: Parents | undefined) => {
    const before = parent && index ? parent.children[index - 1] : undefined;
    const isLabelled =
      node.tagName === 'strong' && before?.type === 'element' && before.tagName === 'span';
    if (parent && index && isLabelled) {
      parent.children.splice(index, 0, text(': '));
      return [SKIP, index + 2];
    }
    return undefined;
  });
}

function elementsOf({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function text(value: string): ElementContent {
  return {type: 'text', value};
}

/** Removes white space at both ends. */
function trimmed(children: readonly ElementContent[]): ElementContent[] {
  const isBlank = (child: ElementContent | undefined) =>
    child?.type === 'text' && child.value.trim() === '';
  let [start, end] = [0, children.length];
  while (isBlank(children[start])) {
    start += 1;
  }
  while (end > start && isBlank(children[end - 1])) {
    end -= 1;
  }
  return children.slice(start, end).map((child, index, all) => {
    if (child.type !== 'text') {
      return child;
    }
    const value = index === 0 ? child.value.trimStart() : child.value;
    return text(index === all.length - 1 ? value.trimEnd() : value);
  });
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
