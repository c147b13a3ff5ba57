import type {Element, ElementContent, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {platforms, type PlatformId} from '../../data/platforms';
import {mapTexts} from '../shared/indexFormat';
import type {RecordKind, RecordTexts, SearchRecord} from '../types';
import {dataRows, type DataRow} from './dataRows';
import {
  BETWEEN_BLOCKS,
  BLOCKS,
  cellsOf,
  clean,
  definitionsOf,
  holdsElementsOnly,
  joinBlocks,
  nameOf,
  termOf,
} from './elements';

/** A part of a page: the text under one heading, or one table row or glossary term. */
export interface PageSection
  extends
    Pick<SearchRecord, 'anchor' | 'kind' | 'code' | 'headings'>,
    Omit<RecordTexts, 'readerQuestions'> {
  /** The platform that the code belongs to. */
  platform: PlatformId | null;
  /** Questions of readers that the section answers. */
  readerQuestions: readonly string[];
}

const MAX_LEVEL = 6;

/** The description of a page, which stands for its text if it begins with a heading. */
function descriptionOf(document: Root): string | null {
  const description = select('meta[name=description]', document)?.properties['content'];
  return typeof description === 'string' ? clean(description) : null;
}

/**
 * Whether a section is about the code of a row: its id has the number, and its title names the platform, as in
 * `#error-4112`, `4112 (MT4): EAs not allowed by the broker`.
 */
function isAboutCode({anchor, headings}: PageSection, {code, platform}: DataRow): boolean {
  const title = headings.at(-1) ?? '';
  return (
    code !== null &&
    platform !== null &&
    anchor === `error-${code}` &&
    title.includes(platforms[platform].short)
  );
}

/** Makes a section that answers a code findable by the code. */
function addCode(
  section: PageSection,
  {code, message = null, constant = null, remedy = null}: DataRow,
): void {
  Object.assign(section, {code, message, constant, remedy});
}

/**
 * Splits a page into sections, in the order of the page. The first one is the page itself, without an
 * anchor. Headings, table rows and glossary terms with an id each start a section of their own; the
 * text of a row or term is not repeated in the section around it.
 * @param article the text of the page, without navigation and controls
 * @param rows what is known of rows by their ids
 */
export function parseSections(
  document: Root,
  article: Element,
  rows: ReadonlyMap<string, DataRow> = dataRows,
): PageSection[] {
  const h1 = select('h1', document);
  const windowTitle = select('title', document);
  const title =
    (h1 && clean(toString(h1))) ||
    clean((windowTitle ? toString(windowTitle) : '').split('|')[0] ?? '');

  const sections: PageSection[] = [];
  let current = addSection('page', null, 1, title);
  let blocks: string[] = [];
  let inline = '';

  const page = current;
  readChildren(article);
  endSection();
  page.content ??= descriptionOf(document);
  sections.forEach(fillEmpty);

  return sections;

  function addSection(
    kind: RecordKind,
    anchor: string | null,
    level: number,
    heading: string,
  ): PageSection {
    const above = sections.length === 0 ? [] : current.headings;
    const headings = Array.from({length: level - 1}, (_, depth) => above[depth] ?? null);
    const section = {
      anchor,
      kind,
      code: null,
      platform: null,
      headings: [...headings, heading],
      ...mapTexts(() => null),
      readerQuestions: [],
    };
    sections.push(section);
    return section;
  }

  function endSection(): void {
    endBlock();
    current.content = joinBlocks(blocks) || null;
    blocks = [];
  }

  /**
   * A heading with only other headings below it has no text, so it shows the first words of the section
   * below.
   */
  function fillEmpty(section: PageSection, index: number): void {
    const below = sections[index + 1];
    if (section.content === null && below && below.headings.length > section.headings.length) {
      section.content = below.content?.split(BETWEEN_BLOCKS)[0] ?? below.headings.at(-1) ?? null;
    }
  }

  function endBlock(): void {
    const text = clean(inline);
    inline = '';
    if (text !== '') {
      blocks.push(text);
    }
  }

  /** Adds a row or term as a section of its own, after which the surrounding section continues. */
  function addEntry(
    kind: RecordKind,
    anchor: string,
    [heading, content]: readonly [heading: string, content: string],
  ): PageSection {
    const level = Math.min(current.headings.length + 1, MAX_LEVEL);
    return Object.assign(addSection(kind, anchor, level, heading), {content: content || null});
  }

  function read(node: ElementContent, parent: Element): void {
    if (node.type === 'text') {
      inline += node.value;
    } else if (node.type === 'element') {
      readElement(node, parent);
    }
  }

  function readElement(element: Element, parent: Element): void {
    const {tagName, properties} = element;
    const id = properties['id'];
    if (element === h1) {
      return;
    }
    if (typeof id === 'string' && id !== '') {
      if (/^h[2-6]$/.test(tagName)) {
        const heading = textOf(element);
        endSection();
        current = addSection('section', id, Number(tagName[1]), heading);
        return;
      }
      if (tagName === 'tr') {
        addRows(id, element);
        return;
      }
      if (tagName === 'dt') {
        const definition = joinBlocks(definitionsOf(element, parent).map(textOf));
        addEntry('term', id, [textOf(element), definition]);
        return;
      }
    }
    if (tagName === 'dd' && termOf(element, parent)?.properties['id']) {
      return; // It was read with its term.
    }
    if (tagName === 'br') {
      inline += ' ';
    } else if (tagName === 'img' || tagName === 'svg') {
      inline += ` ${nameOf(element)} `;
    } else {
      readChildren(element);
    }
  }

  function readChildren(element: Element): void {
    const isBlock = BLOCKS.has(element.tagName);
    const areApart = holdsElementsOnly(element);
    if (isBlock) {
      endBlock();
    }
    for (const child of element.children) {
      read(child, element);
      if (areApart) {
        endBlock();
      }
    }
    if (isBlock) {
      endBlock();
    }
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

  /** Adds a row, and the other codes that it is about. */
  function addRows(id: string, row: Element): void {
    const inside = selectAll('[id]', row).map(({properties}) => String(properties['id']));
    addRow(id, row);
    inside
      .filter((other) => other !== id && rows.has(other))
      .forEach((other) => addRow(other, row));
  }

  function addRow(id: string, row: Element): void {
    const known = rows.get(id);
    if (known) {
      const answer = sections.find((section) => isAboutCode(section, known));
      if (answer) {
        addCode(answer, known);
        return;
      }
      const {heading, content, ...facts} = known;
      Object.assign(addEntry(known.kind, id, [heading, content ?? '']), facts);
      // A page that begins with a table is about more than that table.
      if (known.kind !== 'section' && current.kind === 'section') {
        current.kind = 'codeTable';
      }
      return;
    }
    const [heading = '', ...texts] = cellsOf(row).map(textOf);
    addEntry('section', id, [heading, joinBlocks(texts.filter(Boolean))]);
  }
}
