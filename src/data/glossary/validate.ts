import type {GlossaryTerm} from './types';

/** In characters. A larger tooltip would hide the text that the reader was reading. */
const longest = 140;

/**
 * Checks the terms of the glossary.
 * @throws when an id exists twice or cannot be part of an anchor, when a definition is too long, and when a term is not in alphabetical order.
 */
export function validateGlossary(terms: readonly GlossaryTerm[]): void {
  const seen = new Set<string>();
  let previous = '';
  for (const {id, term, definition} of terms) {
    if (seen.has(id)) {
      throw new Error(
        `src/data/glossary: The glossary has the term "${id}" twice: keep one of them.`,
      );
    }
    seen.add(id);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
      throw new Error(
        `src/data/glossary: The glossary id "${id}" can’t be used as an anchor: use lower-case words joined by hyphens.`,
      );
    }
    if (definition.length > longest) {
      throw new Error(
        `src/data/glossary: The definition of "${id}" has ${definition.length} characters, and a tooltip holds at most ${longest}: shorten it.`,
      );
    }
    if (term.localeCompare(previous, 'en') < 0) {
      throw new Error(
        `src/data/glossary: The glossary term "${term}" comes after "${previous}": put it in alphabetical order.`,
      );
    }
    previous = term;
  }
}
