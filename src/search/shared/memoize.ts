/** Keeps the results of a function of one text: the same words come up again and again. */
export function memoize<Result extends boolean | object>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.get(text) ?? compute(text);
    results.set(text, result);
    return result;
  };
}
