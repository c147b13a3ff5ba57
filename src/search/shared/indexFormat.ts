import type {
  Hierarchy,
  IndexedPage,
  IndexedSection,
  RecordType,
  SearchIndexFile,
  SearchRecord,
} from '../types';

/** Stands for the name of the page's manual inside shared texts (private use area of Unicode). */
export const MANUAL_MARK = '\uE000';

/** Number of this format. A page of an older build refuses a file of another one. */
export const INDEX_FORMAT = 8;

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
  const pages: IndexedPage[] = [];
  const sections = new Map<string, IndexedSection>();
  for (const record of records) {
    const route = record.url_without_anchor.slice(origin.length);
    const {lvl0} = record.hierarchy;
    const manual = manuals.findIndex(
      ({label, product}) => label === lvl0 && product === record.product,
    );
    if (manual === -1) {
      throw new Error(`The record ${record.objectID} belongs to no manual of the list.`);
    }
    // The records of a page follow one another.
    if (pages.at(-1)?.route !== route) {
      const {language, version, docusaurus_tag, sharedPath} = record;
      pages.push({route, manual, language, version, docusaurus_tag, sharedPath});
    }
    const section = shareTexts(record, record.product && lvl0);
    const key = JSON.stringify([record.sharedPath ?? route, section]);
    const shared = sections.get(key) ?? {pages: [], ...section};
    shared.pages.push(pages.length - 1);
    sections.set(key, shared);
  }
  return {format: INDEX_FORMAT, origin, manuals, pages, sections: [...sections.values()]};
}

/** The parts of a record that its counterparts may share, with a mark in place of the product's name. */
function shareTexts(record: SearchRecord, name: string | null): Omit<IndexedSection, 'pages'> {
  const {kind, code, type, anchor, position, platform, hierarchy} = record;
  const share = (text: string | null) =>
    text === null || name === null ? text : text.replaceAll(name, MANUAL_MARK);
  const filled = LEVELS.filter((level) => level <= type);
  return {
    ...{kind, code, type, anchor, position, platform},
    headings: filled.map((level) => share(hierarchy[level])),
    content: share(record.content),
    message: share(record.message),
    remedy: share(record.remedy),
    asked: share(record.asked),
  };
}

/** One record of the file: `section` on `page`. */
export function recordOf(
  {origin, manuals}: Pick<SearchIndexFile, 'origin' | 'manuals'>,
  section: IndexedSection,
  {route, manual, ...page}: IndexedPage,
): SearchRecord {
  const {label: lvl0 = '', product = null} = manuals[manual] ?? {};
  const name = (text: string | null = null) => text?.replaceAll(MANUAL_MARK, lvl0) ?? null;
  const url = origin + route;
  const {kind, code, type, anchor, position, platform, headings} = section;
  return {
    ...page,
    ...{kind, code, type, anchor, position, platform},
    objectID: objectIdOf(route, anchor, type),
    url: anchor === null ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    product,
    hierarchy: {
      lvl0,
      ...Object.fromEntries(LEVELS.map((level, depth) => [level, name(headings[depth])])),
    } as Hierarchy,
    content: name(section.content),
    message: name(section.message),
    remedy: name(section.remedy),
    asked: name(section.asked),
  };
}

/** Every record of the file. */
export function unpack(file: SearchIndexFile): SearchRecord[] {
  return file.sections.flatMap((section) =>
    section.pages.flatMap((index) => {
      const page = file.pages[index];
      return page ? [recordOf(file, section, page)] : [];
    }),
  );
}
