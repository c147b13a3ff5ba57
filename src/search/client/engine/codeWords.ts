/** Words that readers type together with an error code. */
const ERROR_WORDS = new Set(['error', 'err', 'code', 'retcode', 'return', 'message']);

/** Words that may stand next to a short code. */
const BESIDE_CODES = new Set([...ERROR_WORDS, 'number', 'no', 'mt4', 'mt5']);

/** Words after which a number is a code, however small it is. */
const BEFORE_CODES = new Set([...ERROR_WORDS, 'reason', 'deinit', 'uninit']);

/** Numbers below 20, which are rarely codes. `01` is an amount: the dot of `0.1` is gone. */
const SMALL_NUMBER = /^(?:1?\d)$/;

export function isErrorWord(term: string): boolean {
  return ERROR_WORDS.has(term);
}

/** Whether a query is a code and nothing else: `130`, `mt5 error 4109`. */
export function isCodeAlone(terms: readonly string[], code: string): boolean {
  return terms.every((term) => term === code || BESIDE_CODES.has(term));
}

/**
 * Whether a term is a small number that only counts something, as both do in `2 of 3 activations`. Next to a
 * word such as `error`, or alone, it is a code.
 */
export function isCount(terms: readonly string[], index: number): boolean {
  const term = terms[index] ?? '';
  const beside = terms.slice(Math.max(0, index - 2), index + 2);
  return (
    SMALL_NUMBER.test(term) &&
    !isCodeAlone(terms, term) &&
    !beside.some((word) => BEFORE_CODES.has(word))
  );
}
