import type {
  Hierarchy,
  HierarchyLevel,
  IndexedPage,
  IndexedSection,
  RecordType,
  SearchIndexFile,
  SearchRecord,
} from '../types';
import {restoreWords, shortenWords} from './frequentWords';

/** Stands for the name of the page's manual inside shared strings (private use area of Unicode). */
export const MANUAL_MARK = '\uE000';

export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The id of a record: readable, and the same in every build while route, anchor and type stay. */
export function objectIdOf(route: string, anchor: string | null, type: RecordType): string {
  return `${route}#${anchor ?? ''}:${type}`;
}

/** Records to the file that the browser loads. `unpack` gives the same records back. */
export function pack(
  records: readonly SearchRecord[],
  {origin, manuals}: Pick<SearchIndexFile, 'origin' | 'manuals'>,
): SearchIndexFile {
  const file = {
    format: 7 as const,
    origin,
    manuals,
    pages: [] as IndexedPage[],
    strings: [] as string[],
  };
  const sections: IndexedSection[] = [];
  const pageOfRoute = new Map<string, number>();
  const sectionOfKey = new Map<string, IndexedSection>();
  const indexOfString = new Map<string, number>();

  const addString = (text: string | null, label: string | null): number => {
    if (text === null) {
      return -1;
    }
    const shared = label === null ? text : text.replaceAll(label, MANUAL_MARK);
    const index = indexOfString.get(shared) ?? file.strings.push(shared) - 1;
    indexOfString.set(shared, index);
    return index;
  };

  // Compressed, short texts of one kind are smaller side by side than among others.
  for (const {asked, product, hierarchy} of records) {
    addString(asked, product && hierarchy.lvl0);
  }

  for (const record of records) {
    const route = record.url_without_anchor.slice(origin.length);
    const manual = manuals.findIndex(
      ({label, product}) => label === record.hierarchy.lvl0 && product === record.product,
    );
    if (manual === -1) {
      throw new Error(`The record ${record.objectID} belongs to no manual of the list.`);
    }
    const page = pageOfRoute.get(route) ?? file.pages.push(toPage(record, route, manual)) - 1;
    pageOfRoute.set(route, page);

    const label = record.product && record.hierarchy.lvl0;
    const depth = lastFilled(record.hierarchy);
    const section = {
      kind: record.kind,
      code: record.code,
      type: record.type,
      anchor: record.anchor,
      position: record.position,
      platform: record.platform,
      levels: LEVELS.slice(0, depth + 1).map((level) => addString(record.hierarchy[level], label)),
      content: addString(record.content, label),
      message: addString(record.message, label),
      remedy: addString(record.remedy, label),
      asked: addString(record.asked, label),
    };
    const key = JSON.stringify([record.sharedPath ?? route, section]);
    const known = sectionOfKey.get(key);
    if (known) {
      known.pages.push(page);
    } else {
      const added = {pages: [page], ...section};
      sections.push(added);
      sectionOfKey.set(key, added);
    }
  }
  const steps = sections.map((row, at) => shifted(row, sections[at - 1], -1));
  const {texts, words} = shortenWords(file.strings);
  return {...file, words, strings: texts, sections: columnsOf(steps)};
}

function columnsOf(rows: readonly IndexedSection[]): SearchIndexFile['sections'] {
  const keys = Object.keys(rows[0] ?? {}) as (keyof IndexedSection)[];
  return Object.fromEntries(
    keys.map((key) => [key, rows.map((row) => row[key])]),
  ) as unknown as SearchIndexFile['sections'];
}

/** The sections of the file as rows. */
export function rowsOf({sections}: SearchIndexFile): IndexedSection[] {
  const columns = Object.entries(sections);
  const [[, {length}] = ['', []]] = columns;
  const rows: IndexedSection[] = [];
  for (let at = 0; at < length; at += 1) {
    const row = Object.fromEntries(columns.map(([key, column]) => [key, column[at]]));
    rows.push(shifted(row as unknown as IndexedSection, rows[at - 1], 1));
  }
  return rows;
}

/** Numbers that mostly grow from row to row. In the file they are steps from the row above, which are small. */
const STEPPED = ['position', 'content', 'message', 'remedy', 'asked'] as const;

/** A row with the numbers of the row above added, or with -1 taken off. */
function shifted(
  row: IndexedSection,
  above: IndexedSection | undefined,
  sign: 1 | -1,
): IndexedSection {
  const shift = (value: number, from = 0) => value + sign * from;
  return {
    ...row,
    levels: row.levels.map((value, depth) => shift(value, above?.levels[depth])),
    ...Object.fromEntries(STEPPED.map((key) => [key, shift(row[key], above?.[key])])),
  };
}

function toPage(record: SearchRecord, route: string, manual: number): IndexedPage {
  const {language, version, docusaurus_tag, sharedPath} = record;
  return {route, manual, language, version, docusaurus_tag, sharedPath};
}

/** The file with whole words, which `recordOf` and `readString` read. */
export function restoreStrings(file: SearchIndexFile): SearchIndexFile {
  const strings = file.strings.map((text) => restoreWords(text, file.words));
  return {...file, words: [], strings};
}

/** One text of the file, as pages of the manual `label` have it. */
export function readString(file: SearchIndexFile, index: number, label: string): string | null {
  return file.strings[index]?.replaceAll(MANUAL_MARK, label) ?? null;
}

/** One record of the file: `section` on `page`. */
export function recordOf(
  file: SearchIndexFile,
  section: IndexedSection,
  page: IndexedPage,
): SearchRecord {
  const manual = file.manuals[page.manual] ?? {label: '', product: null};
  const url = file.origin + page.route;
  const levels = LEVELS.map((level, depth): [HierarchyLevel, string | null] => [
    level,
    readString(file, section.levels[depth] ?? -1, manual.label),
  ]);
  return {
    objectID: objectIdOf(page.route, section.anchor, section.type),
    url: section.anchor === null ? url : `${url}#${section.anchor}`,
    url_without_anchor: url,
    anchor: section.anchor,
    kind: section.kind,
    code: section.code,
    type: section.type,
    hierarchy: {lvl0: manual.label, ...Object.fromEntries(levels)} as Hierarchy,
    content: readString(file, section.content, manual.label),
    message: readString(file, section.message, manual.label),
    remedy: readString(file, section.remedy, manual.label),
    asked: readString(file, section.asked, manual.label),
    product: manual.product,
    platform: section.platform,
    language: page.language,
    version: page.version,
    docusaurus_tag: page.docusaurus_tag,
    sharedPath: page.sharedPath,
    position: section.position,
  };
}

/** Every record of the file. */
export function unpack(packed: SearchIndexFile): SearchRecord[] {
  const file = restoreStrings(packed);
  return rowsOf(file).flatMap((section) =>
    section.pages.flatMap((index) => {
      const page = file.pages[index];
      return page ? [recordOf(file, section, page)] : [];
    }),
  );
}

function lastFilled(hierarchy: Hierarchy): number {
  return LEVELS.reduce((last, level, depth) => (hierarchy[level] === null ? last : depth), -1);
}
