import type {IndexedPage, IndexedSection, SearchIndexFile, SearchRecord} from '../types';

/** Placeholder for the name of the page's manual in shared texts (private use area of Unicode). */
export const PRODUCT_PLACEHOLDER = '\uE000';

/** The number of this format. A page from an older build rejects an index with another number. */
export const INDEX_FORMAT = 9;

/** Where a record is: path and anchor. */
export function pathOf({route, anchor}: Pick<SearchRecord, 'route' | 'anchor'>): string {
  return anchor === null ? route : `${route}#${anchor}`;
}

/** The id of a record: readable, and the same in every build while route, anchor and depth stay. */
export function objectIdOf({
  route,
  anchor,
  headings,
}: Pick<SearchRecord, 'route' | 'anchor' | 'headings'>): string {
  return `${route}#${anchor ?? ''}:lvl${headings.length}`;
}

/** Packs records into the file that the browser loads. `unpack` restores them. */
export function pack(
  records: readonly SearchRecord[],
  manuals: SearchIndexFile['manuals'],
): SearchIndexFile {
  const pages: IndexedPage[] = [];
  const sections = new Map<string, IndexedSection>();
  for (const {route, sharedPath, manual: label, product, ...record} of records) {
    const manual = manuals.findIndex((it) => it.label === label && it.product === product);
    if (manual === -1) {
      throw new Error(`The record ${pathOf({route, ...record})} belongs to no manual of the list.`);
    }
    // Records of the same page are next to each other.
    if (pages.at(-1)?.route !== route) {
      pages.push({route, manual, sharedPath});
    }
    const section = product === null ? record : replaceTexts(record, label, PRODUCT_PLACEHOLDER);
    const key = JSON.stringify([sharedPath ?? route, section]);
    const shared = sections.get(key) ?? {pages: [], ...section};
    shared.pages.push(pages.length - 1);
    sections.set(key, shared);
  }
  return {format: INDEX_FORMAT, manuals, pages, sections: [...sections.values()]};
}

/** Restores one record of the file: `section` on `page`. */
export function recordOf(
  manuals: SearchIndexFile['manuals'],
  section: IndexedSection,
  {route, sharedPath, manual}: IndexedPage,
): SearchRecord {
  const {label = '', product = null} = manuals[manual] ?? {};
  const {anchor, kind, code, platform, position, ...texts} = section;
  const {headings, content, message, remedy, asked} = replaceTexts(
    texts,
    PRODUCT_PLACEHOLDER,
    label,
  );
  return {
    ...{route, anchor, kind, code, platform, position, sharedPath, manual: label, product},
    ...{headings, content, message, remedy, asked},
  };
}

/** Restores every record of the file. */
export function unpack({manuals, pages, sections}: SearchIndexFile): SearchRecord[] {
  return sections.flatMap((section) =>
    section.pages.flatMap((index) => {
      const page = pages[index];
      return page ? [recordOf(manuals, section, page)] : [];
    }),
  );
}

type Texts = Pick<SearchRecord, 'headings' | 'content' | 'message' | 'remedy' | 'asked'>;

/** Replaces a name in all texts of a record. */
function replaceTexts<Given extends Texts>(record: Given, name: string, by: string): Given {
  const replace = (text: string | null) => text?.replaceAll(name, by) ?? null;
  return {
    ...record,
    headings: record.headings.map(replace),
    content: replace(record.content),
    message: replace(record.message),
    remedy: replace(record.remedy),
    asked: replace(record.asked),
  };
}
