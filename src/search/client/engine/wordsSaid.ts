import type {ParsedQuery, QueryWord} from './parseQuery';
import type {Title} from './sections';

/** Whether a title says a word of the query, in any way. */
export function saysWord({terms: said}: Title, {terms, phrases}: QueryWord): boolean {
  for (const term of said) {
    if (terms.has(term)) {
      return true;
    }
  }
  return phrases.some((phrase) => phrase.every((term) => said.has(term)));
}

/** Whether a title and the query say the same, word for word. */
export function isNamedBy(title: Title, query: ParsedQuery): boolean {
  const typed = new Set(query.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()]));
  return (
    query.words.every((word) => saysWord(title, word)) &&
    title.keywords.every(({terms}) => terms.some((term) => typed.has(term)))
  );
}

/** Whether a title is what was typed, not only what means the same. */
export function isTyped({withoutStops}: Title, {stems}: ParsedQuery): boolean {
  return withoutStops === stems;
}
