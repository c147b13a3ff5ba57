const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * A day in the words of `en-GB`, in UTC, the same for every builder and every reader: "5 March 2026".
 *
 * Not by `Intl.DateTimeFormat`: Chromium takes 20 ms to make its first one, and four times that on a
 * phone, in each first load.
 *
 * @param date an ISO date, with or without a time, or what `Date` takes
 */
export function formatDate(date: string | number | Date): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
