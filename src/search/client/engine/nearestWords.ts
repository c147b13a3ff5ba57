import {isStopWord} from '../../shared/stopWords';
import {singular} from '../../shared/tokenize';
import type {SearchIndex} from './searchIndex';
import {headingOf} from './sections';
import {typosBetween} from './typos';

/** The most suggestions to show. Readers do not look at more. */
const MAX_WORDS = 5;

/** The largest distance of a suggestion, as a share of the typed word's length. */
const FARTHEST = 1 / 3;

/**
 * Suggests words of headings that are near the words of a query which found nothing, best first. It looks
 * further than the search's own typo correction, because the reader chooses.
 */
export function nearestWords(query: string, {sections, tokenizer}: SearchIndex): string[] {
  const typed = tokenizer
    .words(query)
    .flatMap(({term, otherTerms}) => [term, ...otherTerms])
    .filter((term) => term.length > 2 && !isStopWord(term));
  const headings = sections.map(({indexed}) => headingOf(indexed));
  const known = new Set(
    headings
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{3,}/gu),
  );
  return [...known]
    .filter((word) => !isStopWord(singular(word)))
    .map((word) => ({word, distance: Math.min(...typed.map((term) => distanceOf(term, word)))}))
    .filter(({distance}) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word, 'en'))
    .slice(0, MAX_WORDS)
    .map(({word}) => word);
}

/** The number of typing mistakes, divided by the length of the typed word; 1 if it is too far away. */
function distanceOf(typed: string, known: string): number {
  const max = Math.floor(typed.length * FARTHEST);
  const typos = typosBetween(typed, known, max);
  return typos > max ? 1 : typos / typed.length;
}
