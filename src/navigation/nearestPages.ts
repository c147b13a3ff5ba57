import type {ListedPage} from '../plugins/page-list/types';

function words(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'docs');
}

/** Levenshtein distance, given up (as `limit + 1`) once it must exceed the limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [i, charA] of [...a].entries()) {
    const current = [i + 1];
    for (const [j, charB] of [...b].entries()) {
      current.push(
        Math.min(
          (previous[j + 1] ?? 0) + 1,
          (current[j] ?? 0) + 1,
          (previous[j] ?? 0) + (charA === charB ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** 1 for the same word, less for a prefix or a typo, 0 for another word. */
function likeness(asked: string, word: string): number {
  if (asked === word) {
    return 1;
  }
  if (
    Math.min(asked.length, word.length) >= 3 &&
    (word.startsWith(asked) || asked.startsWith(word))
  ) {
    return 0.7;
  }
  return asked.length >= 5 && distance(asked, word, 2) <= 2 ? 0.6 : 0;
}

/**
 * Pages that a reader may have meant by an address that does not exist.
 *
 * @param asked path of the address, in any spelling
 * @param limit how many pages at most
 * @returns the pages whose paths share most words with the asked one, best first; none when nothing is alike
 */
export function nearestPages(
  asked: string,
  pages: readonly ListedPage[],
  limit = 4,
): readonly ListedPage[] {
  // A long path is no reader's typing error; the bound keeps the work small.
  const askedWords = words(asked.slice(0, 200));
  return pages
    .map((page) => {
      const pageWords = words(page.path);
      const shared = askedWords.reduce(
        (sum, word) => sum + Math.max(0, ...pageWords.map((pageWord) => likeness(word, pageWord))),
        0,
      );
      return {page, score: shared - pageWords.length * 0.01, shared};
    })
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}
