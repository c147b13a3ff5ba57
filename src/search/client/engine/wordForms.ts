import {typosBetween} from '../../shared/typos';

/** Endings of English words, longest first, with what is the same word without them. */
const ENDINGS = /(?:ations?|ating|ated|ates?|ings?|ions?|ments?|ers?|ed|es|e)$/;

/** `licence` and `license`, `optimise` and `optimize`, `colour` and `color` are one word. */
function american(term: string): string {
  return term
    .replace(/ence(d?)$/, 'ense$1')
    .replace(/is(e[drs]?|ing|ations?|ers?)$/, 'iz$1')
    .replace(/our(ed|ing|ite|ites|able)?$/, 'or$1');
}

const knownStems = new Map<string, string>();

/**
 * Returns what `install`, `installed`, `installing`, `installer` and `installation` have in common, which
 * need not be a word. Terms that are short or have a digit stay as they are.
 */
export function stem(term: string): string {
  const known = knownStems.get(term) ?? findStem(term);
  knownStems.set(term, known);
  return known;
}

function findStem(term: string): string {
  if (!/^\p{L}{4,}$/u.test(term)) {
    return term;
  }
  const bare = american(term).replace(ENDINGS, '');
  const single = bare.replace(/([bdgmnpr])\1$/, '$1');
  // Shorter stems would make unlike words one, but for `run` in `running`.
  return single.length >= 4 || (single !== bare && single.length >= 3) ? single : term;
}

/** Typing mistakes that are forgiven, by the length of the word. Digits are never guessed. */
export function allowedTypos(term: string): number {
  if (/\p{N}/u.test(term) || term.length < 4) {
    return 0;
  }
  return term.length < 8 ? 1 : 2;
}

/**
 * The known terms that are nearest to a word that is not known. If a word is one mistake away, those with two
 * mistakes are left out.
 */
export function nearTerms(typed: string, vocabulary: Iterable<string>, open: boolean): string[] {
  let typos = allowedTypos(typed);
  let terms: string[] = [];
  if (typos === 0) {
    return terms;
  }
  for (const term of vocabulary) {
    if (term.length >= 4 && !/\p{N}/u.test(term)) {
      const whole = typosBetween(typed, term, typos);
      const isBegun = open && whole > 1 && typosBetween(typed, term, 1, true) <= 1;
      const distance = isBegun ? 1 : whole;
      // A first letter is rarely wrong: `able` is no `table`.
      if (distance <= typos && term[0] === typed[0]) {
        terms = distance < typos ? [term] : [...terms, term];
        typos = distance;
      }
    }
  }
  return terms;
}
