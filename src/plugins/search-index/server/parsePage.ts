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
  '[role="tablist"]',
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

/** Keeps blocks apart: ` · ` where the text before does not end as a sentence does. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.reduce(
    (text, block) =>
      text === '' ? block : `${text}${/[.!?:;…]$/.test(text) ? ' ' : ' · '}${block}`,
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
  let blocks: string[] = [];
  let inline = '';
  let current = open(null, 1, [title]);

  function open(anchor: string | null, level: number, headings: (string | null)[]): PageSection {
    const section = {anchor, level, headings, content: null};
    sections.push(section);
    return section;
  }

  function endBlock(): void {
    const text = clean(inline);
    inline = '';
    if (text !== '') {
      blocks.push(text);
    }
  }

  function endSection(): void {
    endBlock();
    current.content = joinBlocks(blocks) || null;
    blocks = [];
  }

  function enter(anchor: string, level: number, heading: string): void {
    endSection();
    const above = Array.from({length: level - 1}, (_, depth) => current.headings[depth] ?? null);
    current = open(anchor, level, [...above, heading]);
  }

  /** A row or term: a section beside the running one, which goes on after it. */
  function aside(anchor: string, heading: string, content: string): void {
    const level = Math.min(current.level + 1, MAX_LEVEL);
    const above = Array.from({length: level - 1}, (_, depth) => current.headings[depth] ?? null);
    const section = open(anchor, level, [...above, heading]);
    section.content = content || null;
  }

  function textOf(node: Element): string {
    const outer = {blocks, inline};
    blocks = [];
    inline = '';
    node.children.forEach(walk);
    endBlock();
    const text = joinBlocks(blocks);
    ({blocks, inline} = outer);
    return text;
  }

  function walk(node: AnyNode): void {
    if (node.type === 'text') {
      inline += node.data;
      return;
    }
    if (node.type !== 'tag') {
      return;
    }
    const {name, attribs} = node;
    const id = attribs.id;
    if (/^h[2-6]$/.test(name) && id) {
      enter(id, Number(name[1]), clean(textOf(node)));
    } else if (name === 'tr' && id) {
      const cells = node.children.filter((child): child is Element => child.type === 'tag');
      const texts = cells.map(textOf);
      const [heading, content] = splitRow(cells, texts);
      aside(id, heading, content);
    } else if (name === 'dt' && id) {
      aside(id, clean(textOf(node)), definitionOf(node).map(textOf).join(' '));
    } else if (name === 'dd' && termOf(node)) {
      // Told with its term.
    } else if (name === 'br') {
      inline += ' ';
    } else if (name === 'img' || (name === 'svg' && attribs.role === 'img')) {
      inline += ` ${attribs.alt ?? attribs['aria-label'] ?? svgText(node)} `;
    } else if (name !== 'svg') {
      const block = BLOCKS.has(name);
      if (block) {
        endBlock();
      }
      node.children.forEach(walk);
      if (block) {
        endBlock();
      }
    }
  }

  function svgText(svg: Element): string {
    return ['title', 'desc'].map((name) => clean($(svg).children(name).text())).join(' ');
  }

  root.toArray().forEach(({children}) => children.forEach(walk));
  endSection();

  return {
    title,
    language: meta('docsearch:language') || 'en',
    version: meta('docsearch:version') || 'current',
    docusaurus_tag: meta('docsearch:docusaurus_tag') || 'default',
    noIndex: meta('robots').includes('noindex'),
    sections,
  };
}

/** A row's heading is made of its header cells, or of its first cell, and of a code beside it. */
function splitRow(cells: readonly Element[], texts: readonly string[]): [string, string] {
  const headers = Math.max(1, cells.filter(({name}) => name === 'th').length);
  const beside = cells[headers];
  const end = beside && isCode(beside) ? headers + 1 : headers;
  return [texts.slice(0, end).join(' ').trim(), joinBlocks(texts.slice(end).filter(Boolean))];
}

function isCode(cell: Element): boolean {
  const parts = cell.children.filter((child) => child.type !== 'text' || child.data.trim() !== '');
  return parts.length > 0 && parts.every((child) => child.type === 'tag' && child.name === 'code');
}

function definitionOf(term: Element): Element[] {
  const definitions: Element[] = [];
  for (let node = term.next; node; node = node.next) {
    if (node.type === 'tag' && node.name === 'dt') {
      break;
    }
    if (node.type === 'tag' && node.name === 'dd') {
      definitions.push(node);
    }
  }
  return definitions;
}

/** The term with an id before a definition. */
function termOf(definition: Element): Element | null {
  for (let node = definition.prev; node; node = node.prev) {
    if (node.type === 'tag' && node.name === 'dt') {
      return node.attribs.id ? node : null;
    }
  }
  return null;
}
