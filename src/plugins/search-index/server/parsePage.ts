import {load} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';

/** A stretch of a page under one heading, table row or glossary term. */
export interface PageSection {
  anchor: string | null;
  /** 1 for the page itself, 2–6 for headings, rows and terms. */
  level: number;
  /** Headings above and at this section: place 0 is the page's title. Empty levels are null. */
  headings: (string | null)[];
  content: string | null;
}

export interface ParsedPage {
  title: string;
  language: string;
  /** From the `docsearch:` metas; `default` and `current` are Docusaurus' own names. */
  version: string;
  docusaurus_tag: string;
  noIndex: boolean;
  sections: PageSection[];
}

/** What is on the page but not of it: navigation, controls, decoration. */
const NOT_TEXT = [
  'nav',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-footer',
  '[aria-hidden="true"]',
].join(', ');

const BLOCKS = new Set(
  `address article aside blockquote dd details div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td tfoot th thead tr ul`
    .trim()
    .split(/\s+/),
);

const MAX_LEVEL = 6;

/** Zero-width characters and the emoji that Docusaurus puts before the cards of an index. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFE0F\uFEFF]|\p{Emoji_Presentation}/gu;

function clean(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** Keeps blocks apart: with ` · ` where the text before does not end as a sentence does. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.reduce(
    (text, block) =>
      text === '' ? block : `${text}${/[.!?:;…]/.test(text.slice(-1)) ? ' ' : ' · '}${block}`,
    '',
  );
}

/**
 * Rendered HTML of a page to its sections, in the order of the page. The first section is the page
 * itself (level 1, no anchor). Headings, table rows and glossary terms with an id open a section of
 * their own; the text of a row or term is not repeated in the section around it.
 */
export function parsePage(html: string): ParsedPage {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).last().attr('content') ?? '';
  const root = $('.theme-doc-markdown, main').last();
  const h1 = root.find('h1').first();
  const title = clean(h1.text()) || clean($('title').text().split('|')[0] ?? '');
  h1.remove();
  root.find(NOT_TEXT).remove();

  const sections: PageSection[] = [];
  let current = addSection(null, 1, title);
  let blocks: string[] = [];
  let inline = '';

  root.toArray().forEach(readChildren);
  endSection();

  return {
    title,
    language: meta('docsearch:language') || 'en',
    version: meta('docsearch:version') || 'current',
    docusaurus_tag: meta('docsearch:docusaurus_tag') || 'default',
    noIndex: meta('robots').includes('noindex'),
    sections,
  };

  function addSection(anchor: string | null, level: number, heading: string): PageSection {
    const above = sections.length === 0 ? [] : current.headings;
    const headings = Array.from({length: level - 1}, (_, depth) => above[depth] ?? null);
    const section = {anchor, level, headings: [...headings, heading], content: null};
    sections.push(section);
    return section;
  }

  function endSection(): void {
    endBlock();
    current.content = joinBlocks(blocks) || null;
    blocks = [];
  }

  function endBlock(): void {
    const text = clean(inline);
    inline = '';
    if (text !== '') {
      blocks.push(text);
    }
  }

  /** A row or term stands beside the running section, which goes on after it. */
  function addEntry(anchor: string, heading: string, content: string): void {
    addSection(anchor, Math.min(current.level + 1, MAX_LEVEL), heading).content = content || null;
  }

  function read(node: AnyNode): void {
    if (node.type === 'text') {
      inline += node.data;
    } else if (node.type === 'tag') {
      readElement(node);
    }
  }

  function readElement(element: Element): void {
    const {name, attribs} = element;
    const {id} = attribs;
    if (/^h[2-6]$/.test(name) && id) {
      const heading = textOf(element);
      endSection();
      current = addSection(id, Number(name[1]), heading);
    } else if (name === 'tr' && id) {
      const [heading, content] = readRow(element);
      addEntry(id, heading, content);
    } else if (name === 'dt' && id) {
      const definitions = $(element).nextUntil('dt', 'dd').toArray();
      addEntry(id, textOf(element), joinBlocks(definitions.map(textOf)));
    } else if (name === 'dd' && $(element).prevAll('dt').first().attr('id')) {
      // It was read with its term.
    } else if (name === 'br') {
      inline += ' ';
    } else if (name === 'img' || name === 'svg') {
      inline += ` ${attribs.alt ?? attribs['aria-label'] ?? clean($(element).children('title').text())} `;
    } else {
      readChildren(element);
    }
  }

  function readChildren(element: Element): void {
    const isBlock = BLOCKS.has(element.name);
    const areApart = holdsElementsAlone(element);
    if (isBlock) {
      endBlock();
    }
    for (const child of element.children) {
      read(child);
      if (areApart) {
        endBlock();
      }
    }
    if (isBlock) {
      endBlock();
    }
  }

  /** The title and the text of a card are set apart by style alone. Tokens of code are not. */
  function holdsElementsAlone(element: Element): boolean {
    const {children} = element;
    return (
      children.every(({type}) => type === 'tag') &&
      children.filter((child) => $(child).text().trim() !== '').length > 1 &&
      $(element).closest('pre, code').length === 0
    );
  }

  function textOf(element: Element): string {
    const outer = {blocks, inline};
    blocks = [];
    inline = '';
    readChildren(element);
    endBlock();
    const text = joinBlocks(blocks);
    ({blocks, inline} = outer);
    return text;
  }

  /** The heading of a row is its header cell, or its first one, with a constant beside it. */
  function readRow(row: Element): [heading: string, content: string] {
    const cells = $(row).children('th, td').toArray();
    const texts = cells.map(textOf);
    const constant = cells[1] && clean($(cells[1]).find('code').text());
    const end = constant && constant === texts[1] ? 2 : 1;
    return [texts.slice(0, end).join(' '), joinBlocks(texts.slice(end).filter(Boolean))];
  }
}
