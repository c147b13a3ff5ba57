import {singular} from '../../shared/tokenize';
import type {SearchIndex} from './searchIndex';
import {headingOf} from './sections';
import {isStopWord} from '../../shared/stopWords';
import {typosBetween} from '../../shared/typos';

/** More suggestions than a reader looks at. */
const MOST_WORDS = 5;

/** The farthest a suggestion may be, by the length of the word: a third of it. */
const FARTHEST = 1 / 3;

/**
 * Words of headings that are near the words of a query which found nothing, best first. They are
 * looked for farther away than typing mistakes are forgiven, since the reader chooses.
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
    .slice(0, MOST_WORDS)
    .map(({word}) => word);
}

/** Typing mistakes for each letter. */
function distanceOf(typed: string, known: string): number {
  const max = Math.floor(typed.length * FARTHEST);
  const typos = typosBetween(typed, known, max);
  return typos > max ? 1 : typos / typed.length;
}
