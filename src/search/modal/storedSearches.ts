import {isPlatformId} from '../../data/platforms';
import {hitPath} from '../client/hitPath';
import {LEVELS} from '../shared/constants';
import {STORAGE_KEYS, type StoredHit} from './docsearch';

/**
 * Drops recent searches and favourites that DocSearch cannot show safely: it draws what it finds as HTML, follows
 * any link, and crashes on rows of another shape. Other sites of the same origin write to the same storage.
 * @returns whether searches can be stored
 */
export function cleanStoredSearches(indexName: string): boolean {
  try {
    for (const key of STORAGE_KEYS.map((start) => start + indexName)) {
      const text = window.localStorage.getItem(key);
      if (text !== null) {
        window.localStorage.setItem(key, JSON.stringify(readSearches(text)));
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** The safe searches of a stored list, each with the fields that we know; none if the text is not a list. */
export function readSearches(text: string): StoredHit[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.flatMap(readSearch) : [];
  } catch {
    return [];
  }
}

function readSearch(value: unknown): StoredHit[] {
  const {objectID, url, type, hierarchy, content, platform} = fieldsOf(value);
  const levels = fieldsOf(hierarchy);
  const isSafe =
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    hitPath(url) === url &&
    LEVELS.some((level) => level === type) &&
    typeof levels['lvl1'] === 'string' &&
    [content, levels['lvl0'], ...LEVELS.map((level) => levels[level])].every(isText) &&
    (platform === null || isPlatformId(platform));
  return isSafe
    ? [{objectID, url, type, hierarchy: levels, content, platform} as unknown as StoredHit]
    : [];
}

/** Whether a value is HTML without tags, as we store it, or missing. */
function isText(value: unknown): boolean {
  return value == null || (typeof value === 'string' && !/[<>"']/.test(value));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Record<string, unknown>;
}
