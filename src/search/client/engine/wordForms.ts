import {typosBetween} from '../../shared/typos';

/** Endings that English words lose to become a stem, longest first. */
const ENDINGS = /(?:ations?|ating|ated|ates?|ings?|ions?|ments?|ers?|ed|es|e)$/;

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
  if (!/^\p{L}{4,}$/u.test(term)) {
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

/**
 * Finds the known terms nearest to an unknown word. If one is a single mistake away, terms with two mistakes
 * are left out.
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
      if (distance <= typos && term[0] === typed[0]) {
        terms = distance < typos ? [term] : [...terms, term];
        typos = distance;
      }
    }
  }
  return terms;
}
