import {objectIdOf} from '../shared/indexFormat';
import {isStopWord} from '../shared/stopWords';
import {termsOf} from '../shared/tokenize';
import {type Page, pageOf} from '../../data/pages';
import type {Hierarchy, Platform, RecordType, SearchRecord} from '../types';
import type {PageSection, PageSections} from './parseSections';

/**
 * The records of one page: one of type lvl1 for the page, then one for each heading, row and term,
 * which holds the text below it. A list, or a page in no manual, has none: it only leads to other pages.
 * @param route with base URL
 * @param origin scheme and host, without a slash at the end
 */
export function createRecords(route: string, page: PageSections, origin: string): SearchRecord[] {
  const path = pageOf(route);
  const {manual, below} = path;
  if (manual === null || below.startsWith('category/')) {
    return [];
  }
  const urlWithoutAnchor = origin + route;
  return page.sections.map((section, position) => {
    const {anchor, level, headings, kind, code, message, remedy, content, asked} = section;
    const type = `lvl${level}` as RecordType;
    return {
      objectID: objectIdOf(route, anchor, type),
      url: anchor === null ? urlWithoutAnchor : `${urlWithoutAnchor}#${anchor}`,
      url_without_anchor: urlWithoutAnchor,
      anchor,
      kind,
      code,
      message,
      remedy,
      type,
      hierarchy: createHierarchy(manual.label, headings),
      content,
      asked: asked.map(keywordsOf).join('\n') || null,
      product: path.product?.id ?? null,
      platform: path.platform ?? platformOf(section),
      language: page.language,
      version: page.version,
      docusaurus_tag: page.docusaurus_tag,
      sharedPath: sharedPathOf(path),
      position,
    };
  });
}

function createHierarchy(lvl0: string, headings: readonly (string | null)[]): Hierarchy {
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return {lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6};
}

/** The platform of a code, or the one that the nearest heading names, when it names only one. */
function platformOf({platform, headings}: PageSection): Platform | null {
  const names = headings.slice(1).map((text) => text && platformNamedBy(text));
  return platform ?? (names.reverse().find(Boolean) || null);
}

function platformNamedBy(text: string): Platform | null {
  const names = (digit: number) =>
    new RegExp(`(?:^|[^a-z])(?:mt|meta ?trader ?)${digit}(?!\\w)`, 'i').test(text);
  return names(4) === names(5) ? null : names(4) ? 'mt4' : 'mt5';
}

/** The path below manual and platform, which is the same for a page and its counterparts. */
export function sharedPathOf({product, platform, below}: Page): string | null {
  if (product === null || product.scope === 'index') {
    return null;
  }
  return platform === null ? below : below.slice(platform.length + 1);
}

/** The words of a line that tell it from others, as the index has them. */
export function keywordsOf(line: string): string {
  return line
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !isStopWord(termsOf(word).term))
    .join(' ');
}
