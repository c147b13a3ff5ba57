/** Whether a text is a day of the calendar, such as `2025-06-23`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  // Date.parse takes 30 February for 2 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${text}T`);
}

/** Whether a day has not begun anywhere yet. */
export function isFuture(day: string, now = new Date()): boolean {
  const farthestEast = new Date(now.getTime() + 14 * 3_600_000);
  return day > farthestEast.toISOString().slice(0, 10);
}
