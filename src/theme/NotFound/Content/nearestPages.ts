import type {ListedPage} from '@site/src/plugins/page-list';
import {typosBetween} from '@site/src/search/shared/typos';

/** How many typing errors a word of at least five letters may have. */
const MAX_TYPOS = 2;

/** Longer paths are cut: no reader types them, and the limit keeps the work small. */
const MAX_CHARACTERS = 200;

/** A penalty for each word of a page's path, so that among equal pages the shortest path comes first. */
const WORD_COST = 0.01;

/**
 * Finds pages that a reader may have meant by an address that does not exist.
 *
 * @param asked path of that address, in any spelling
 * @param limit how many pages to return at most
 * @returns the pages whose paths share the most words with `asked`, best first; none if nothing is similar
 */
export function nearestPages(
  asked: string,
  pages: readonly ListedPage[],
  limit = 4,
): readonly ListedPage[] {
  const askedWords = wordsOf(asked.slice(0, MAX_CHARACTERS));
  return pages
    .map((page) => {
      const pageWords = wordsOf(page.path);
      const shared = askedWords.reduce(
        (sum, word) => sum + Math.max(0, ...pageWords.map((known) => similarity(word, known))),
        0,
      );
      return {page, shared, score: shared - pageWords.length * WORD_COST};
    })
    .filter(({shared}) => shared > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({page}) => page);
}

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'docs');
}

/** 1 for the same word, less for its beginning or a typing error, 0 for any other word. */
function similarity(asked: string, known: string): number {
  if (asked === known) {
    return 1;
  }
  const isBeginning = known.startsWith(asked) || asked.startsWith(known);
  if (isBeginning && Math.min(asked.length, known.length) >= 3) {
    return 0.7;
  }
  return asked.length >= 5 && typosBetween(asked, known, MAX_TYPOS) <= MAX_TYPOS ? 0.6 : 0;
}
