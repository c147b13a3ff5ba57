import {typosBetween} from './typos';

/** Endings that English words lose to become a stem, longest first. */
const ENDINGS = /(?:(?:ur)?(?:ations?|ating|ated|ates?|ings?|ions?|ments?|ers?|ed|es|e)|(?:er)?y)$/;

/** Words that are no form of another, although they look like one: a broker does not break. */
const NO_FORMS = new Set(['broker']);

/**
 * Makes British and American spelling equal: `licence` and `license`, `optimise` and `optimize`, `colour` and
 * `color`.
 */
function american(term: string): string {
  return term
    .replace(/ence(d?)$/, 'ense$1')
    .replace(/is(e[drs]?|ing|ations?|ers?)$/, 'iz$1')
    .replace(/our(ed|ing|ite|ites|able)?$/, 'or$1');
}

/**
 * Returns the stem that `install`, `installed`, `installing`, `installer` and `installation` share. It need
 * not be a word. Short terms and terms with a digit stay as they are.
 */
export function stem(term: string): string {
  if (!/^\p{L}{4,}$/u.test(term) || NO_FORMS.has(term)) {
    return term;
  }
  const bare = american(term).replace(ENDINGS, '');
  const single = bare.replace(/([bdgmnpr])\1$/, '$1');
  // Shorter stems would make different words equal. Three letters are enough where a doubled letter became a
  // single one: `running` to `run`.
  return single.length >= 4 || (single !== bare && single.length >= 3) ? single : term;
}

/** How many typing mistakes a word may have, by its length. Digits are never corrected. */
function allowedTypos(term: string): number {
  if (/\p{N}/u.test(term) || term.length < 4) {
    return 0;
  }
  return term.length < 8 ? 1 : 2;
}

/** Words from this length on are rarely a single letter away from another word: `shot` is not `show`. */
const LONG_WORD = 6;

/** The consonants of a word; a doubled one counts once. */
function consonants(word: string): string {
  return word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
}

/**
 * Whether the difference between two words is one that people make by mistake: other vowels, a doubled letter or
 * swapped ones. Else a correct word that the manual does not have, such as `core` or `overkill`, would become
 * another that it has.
 */
function isLikelyMistake(typed: string, known: string): boolean {
  const sorted = (word: string) => [...word].sort().join('');
  return consonants(typed) === consonants(known) || sorted(typed) === sorted(known);
}

/**
 * Finds the known terms nearest to an unknown word. If one is a single mistake away, terms with two mistakes
 * are left out. Two mistakes, and one in a short word, have to be likely ones.
 * @param isPrefix whether the word may be unfinished
 */
export function nearTerms(
  typed: string,
  vocabulary: Iterable<string>,
  isPrefix: boolean,
): string[] {
  let typos = allowedTypos(typed);
  let terms: string[] = [];
  if (typos === 0) {
    return terms;
  }
  for (const term of vocabulary) {
    if (term.length >= 4 && !/\p{N}/u.test(term)) {
      const mistakes = typosBetween(typed, term, typos);
      const isBegun = isPrefix && mistakes > 1 && typosBetween(typed, term, 1, true) <= 1;
      const distance = isBegun ? 1 : mistakes;
      // Readers rarely mistype the first letter: `able` does not mean `table`.
      if (
        distance <= typos &&
        term[0] === typed[0] &&
        ((distance === 1 && typed.length >= LONG_WORD) || isLikelyMistake(typed, term))
      ) {
        terms = distance < typos ? [term] : [...terms, term];
        typos = distance;
      }
    }
  }
  return terms;
}
