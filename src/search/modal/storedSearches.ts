import {sectionOfCode} from '../../data/codeSections';
import {isPlatformId} from '../../data/platforms';
import {hitPath} from '../client/hitPath';
import {LEVELS} from '../shared/constants';
import {MAX_STORED, STORAGE_KEYS, type StoredHit} from './docsearch';

/** The most characters that both lists take up: hits of up to 3,000 characters. */
const ROOM_NEEDED = MAX_STORED * 3000;

/**
 * Checks the recent searches and favourites before DocSearch reads them, and writes back only what can be
 * trusted. Other sites of the same origin, other versions of this site and the reader can write to the same
 * storage, and DocSearch draws what it finds as HTML and follows any link.
 * @returns whether searches can be stored. If not, DocSearch must not try, because it would throw.
 */
export function cleanStoredSearches(indexName: string): boolean {
  try {
    for (const key of STORAGE_KEYS.map((start) => start + indexName)) {
      const text = window.localStorage.getItem(key);
      if (text !== null) {
        window.localStorage.setItem(key, JSON.stringify(readSearches(text)));
      }
    }
    window.localStorage.setItem('__MANUAL_ROOM__', ' '.repeat(ROOM_NEEDED));
    window.localStorage.removeItem('__MANUAL_ROOM__');
    return true;
  } catch {
    return false;
  }
}

/** The trustworthy searches of a stored list; none if the text is not a list. */
export function readSearches(text: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(text);
    const searches = Array.isArray(value) ? value.flatMap(readSearch).map(followCode) : [];
    return searches.filter(({objectID}, index) => {
      const first = searches.findIndex((other) => other.objectID === objectID);
      return index === first;
    });
  } catch {
    return [];
  }
}

/** @returns a list with the search, reduced to its known fields; an empty list if it cannot be trusted */
function readSearch(value: unknown): StoredHit[] {
  const {objectID, url, type, hierarchy, content, platform} = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (
    typeof objectID !== 'string' ||
    typeof url !== 'string' ||
    !LEVELS.some((level) => level === type) ||
    typeof hierarchy !== 'object' ||
    hierarchy === null ||
    hitPath(url) !== url
  ) {
    return [];
  }
  const levels = hierarchy as Record<string, unknown>;
  const lvl0 = levels['lvl0'];
  return [
    {
      objectID,
      url,
      type,
      // DocSearch prints the manual's name as text and everything else as HTML.
      hierarchy: {
        lvl0: typeof lvl0 === 'string' ? lvl0 : null,
        ...Object.fromEntries(LEVELS.map((level) => [level, readHtml(levels[level])])),
      },
      content: readHtml(content),
      platform: isPlatformId(platform) ? platform : null,
    } as StoredHit,
  ];
}

/**
 * Leads a stored row of a code to the section that answers the code now. The row was called `130 ERR_INVALID_STOPS`.
 */
function followCode(search: StoredHit): StoredHit {
  const [page, row = ''] = search.url.split('#');
  const section = sectionOfCode(row);
  if (section === null) {
    return search;
  }
  const [platform = '', code] = row.split('-');
  const url = `${page}#${section}`;
  const lvl2 = `${code} (${platform.toUpperCase()})`;
  return {...search, url, objectID: `${url}:lvl3`, hierarchy: {...search.hierarchy, lvl2}};
}

/** A text if it is HTML without tags, as we store it; else null. */
function readHtml(value: unknown): string | null {
  return typeof value === 'string' && !/[<>"']/.test(value) ? value : null;
}
