import type {ParsedQuery} from './parseQuery';
import type {Title} from './sections';

/** How many words of the query a title says, in any way. */
export function wordsSaid({terms: said}: Title, {words}: ParsedQuery): number {
  return words.filter(
    ({terms, phrases}) =>
      Array.from(said).some((term) => terms.has(term)) ||
      phrases.some((phrase) => phrase.every((term) => said.has(term))),
  ).length;
}

/** Whether a title and the query say the same, word for word. */
export function isNamedBy(title: Title, query: ParsedQuery): boolean {
  const typed = new Set(query.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()]));
  return (
    wordsSaid(title, query) === query.words.length &&
    title.keywords.every(({terms}) => terms.some((term) => typed.has(term)))
  );
}

/** Whether a title is what was typed, not only what means the same. */
export function isTyped({withoutStops}: Title, {asked}: ParsedQuery): boolean {
  return withoutStops === asked;
}
