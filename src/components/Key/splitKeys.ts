/** The keys of a combination: `Ctrl+N` gives `Ctrl` and `N`; `Ctrl++` gives `Ctrl` and `+`. */
export function splitKeys(combination: string): string[] {
  return (combination.match(/[^+]+|\+$/g) ?? []).map((key) => key.trim());
}
