import type {ParsedQuery} from './parseQuery';
import type {Title} from './sectionTexts';

/** How many words of the query a title says, in any way. */
export function wordsSaid({terms: said}: Title, {words}: ParsedQuery): number {
  return words.filter(
    ({terms, phrases}) =>
      Array.from(said).some((term) => terms.has(term)) ||
      phrases.some((phrase) => phrase.every((term) => said.has(term))),
  ).length;
}

/** Whether a title says every word of the query. */
export function saysWhole(title: Title, query: ParsedQuery): boolean {
  return wordsSaid(title, query) === query.words.length;
}

/** Whether a title and the query say the same, word for word. */
export function isNamedBy(title: Title, query: ParsedQuery): boolean {
  const typed = new Set(query.words.flatMap(({terms, phrases}) => [...terms, ...phrases.flat()]));
  return (
    saysWhole(title, query) &&
    title.tellingWords.every(({terms}) => terms.some((term) => typed.has(term)))
  );
}

/** Whether a title is what was typed, not only what means the same. */
export function isTyped({telling}: Title, {asked}: ParsedQuery): boolean {
  return telling === asked;
}
