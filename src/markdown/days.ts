/** Whether a text is a calendar day in the form `2025-06-23`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse turns 30 February into 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

/** Whether a day has not yet begun anywhere on earth. */
export function isFuture(day: string, now = new Date()): boolean {
  const farthestEast = new Date(now.getTime() + 14 * 3_600_000);
  return day > farthestEast.toISOString().slice(0, 10);
}
