/** Endings of English words, longest first, with what is the same word without them. */
const ENDINGS = /(?:ations?|ating|ated|ates?|ings?|ions?|ments?|ers?|ed|es|e)$/;

/**
 * What `install`, `installed`, `installing`, `installer` and `installation` have in common. It need
 * not be a word. Terms that are short or hold a digit are left alone.
 */
export function stem(term: string): string {
  if (!/^\p{L}{4,}$/u.test(term)) {
    return term;
  }
  const bare = term.replace(ENDINGS, '');
  const single = bare.replace(/([bdgmnpr])\1$/, '$1');
  // Shorter stems would make unlike words one, but for `run` in `running`.
  return single.length >= 4 || (single !== bare && single.length >= 3) ? single : term;
}

/**
 * How many typing mistakes lie between two words, where swapped neighbours count as one (optimal
 * string alignment). Stops counting above `max`.
 * @param open when true `typed` may be the beginning of `known`
 */
export function typosBetween(typed: string, known: string, max: number, open = false): number {
  if (known.length < typed.length - max || (!open && known.length > typed.length + max)) {
    return max + 1;
  }
  const width = Math.min(known.length, typed.length + max);
  let beforeLast: number[] = [];
  let last = Array.from({length: width + 1}, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === known[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > max) {
      return max + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return open ? Math.min(...last) : (last[known.length] ?? max + 1);
}

/** Typing mistakes that are forgiven, by the length of the word. Digits are never guessed. */
export function allowedTypos(term: string): number {
  if (/\p{N}/u.test(term) || term.length < 4) {
    return 0;
  }
  return term.length < 8 ? 1 : 2;
}

/**
 * The known terms that are nearest to a word that is not known, with the number of typing mistakes.
 * Only the nearest ones: a word two mistakes away is none when another is one mistake away.
 */
export function nearTerms(
  typed: string,
  vocabulary: Iterable<string>,
  open: boolean,
): {terms: string[]; typos: number} {
  let typos = allowedTypos(typed);
  let terms: string[] = [];
  if (typos === 0) {
    return {terms, typos};
  }
  for (const term of vocabulary) {
    if (term.length >= 4 && !/\p{N}/u.test(term)) {
      const whole = typosBetween(typed, term, typos);
      const isBegun = open && whole > 1 && typosBetween(typed, term, 1, true) <= 1;
      const distance = isBegun ? 1 : whole;
      // A first letter is rarely wrong: two mistakes that begin with one are another word.
      if (distance <= typos && (distance < 2 || term[0] === typed[0])) {
        terms = distance < typos ? [term] : [...terms, term];
        typos = distance;
      }
    }
  }
  return {terms, typos};
}
