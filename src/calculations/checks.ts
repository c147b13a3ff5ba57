/** Stops with a sentence that names the first quantity that is not a number above 0. */
export function requirePositive(quantities: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(quantities)) {
    if (!(Number.isFinite(value) && value > 0)) {
      throw new Error(`The ${name} has to be a number above 0; this one is ${value}.`);
    }
  }
}
