/** @throws when a quantity is not a number above 0; the message names the first one. */
export function requirePositive(quantities: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(quantities)) {
    if (!(Number.isFinite(value) && value > 0)) {
      throw new Error(`The ${name} has to be a number above 0; this one is ${value}.`);
    }
  }
}
