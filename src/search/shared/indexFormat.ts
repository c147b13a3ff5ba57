import {
  TEXTS,
  type IndexedPage,
  type IndexedSection,
  type RecordTexts,
  type SearchIndexFile,
  type SearchRecord,
} from '../types';

/** Placeholder for the name of the page's manual in shared texts (private use area of Unicode). */
export const PRODUCT_PLACEHOLDER = '\uE000';

/** The number of this format. A page from an older build rejects an index with another number. */
export const INDEX_FORMAT = 12;

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
    const manual = manuals.findIndex((known) => known.label === label && known.product === product);
    if (manual === -1) {
      throw new Error(`The record ${pathOf({route, ...record})} belongs to no manual of the list.`);
    }
    // Records of the same page are next to each other.
    if (pages.at(-1)?.route !== route) {
      pages.push({route, manual, sharedPath});
    }
    const section =
      product === null ? record : {...record, ...replaceTexts(record, label, PRODUCT_PLACEHOLDER)};
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
  const {anchor, kind, code, platform, position} = section;
  return {
    ...{route, anchor, kind, code, platform, position, sharedPath, manual: label, product},
    ...replaceTexts(section, PRODUCT_PLACEHOLDER, label),
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

/** Replaces a name in the headings and texts of a record. */
function replaceTexts(
  record: RecordTexts & Pick<SearchRecord, 'headings'>,
  name: string,
  by: string,
): RecordTexts & Pick<SearchRecord, 'headings'> {
  const replace = (text: string | null) => text?.replaceAll(name, by) ?? null;
  return {
    ...mapTexts((text) => replace(record[text])),
    headings: record.headings.map(replace),
  };
}

/** The texts of a record, each made from its name: `mapTexts(() => null)` has none. */
export function mapTexts<Value>(
  create: (name: keyof RecordTexts) => Value,
): Record<keyof RecordTexts, Value> {
  return Object.fromEntries(TEXTS.map((name) => [name, create(name)])) as Record<
    keyof RecordTexts,
    Value
  >;
}

/** Key shared by a section and its counterparts: `setup/attach_ea#step` for both platforms and all products. */
export function groupOf(
  {sharedPath, route}: Pick<SearchRecord, 'sharedPath' | 'route'>,
  anchor: string | null,
): string {
  return `${sharedPath ?? route}#${anchor ?? ''}`;
}
