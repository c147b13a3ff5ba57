import fc from 'fast-check';

/**
 * Asserts a property with the same inputs in every run, so that a failure can be reproduced. A failure
 * prints the seed, the path to its case and the smallest input that fails.
 */
export function always<Input extends [unknown, ...unknown[]]>(property: fc.IProperty<Input>): void {
  fc.assert(property, {seed: 20_250_623, numRuns: 100});
}

/** Pieces that are special for HTML, for the tokenizer or for the search. */
const PIECES =
  '< > & " \' <mark> </mark> <img/src=x/onerror=a()> &lt; </script> <!-- - _ . ’ % \\ ß ﬁ İ e\u0301 ' +
  '\0 \u00AD \u200D \uD83D \uDE00 \uE000 kestrel R-50 ERR_NO_ERROR err130 10027 stop loss MetaTrader';

/** Any text, with many of these pieces. */
export const text: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(' ', ...PIECES.split(' ')), fc.string({unit: 'binary'})), {
    maxLength: 12,
  })
  .map((pieces) => pieces.join(''));
