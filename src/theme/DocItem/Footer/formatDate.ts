const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/**
 * Formats a day as in British English, "5 March 2026", in UTC: the same in every build and browser.
 *
 * Does not use `Intl.DateTimeFormat`: Chromium takes 20 ms to create the first one, and four times that
 * on a phone, in each first load.
 *
 * @param date an ISO date, with or without a time, or what `Date` takes
 */
export function formatDate(date: string | number | Date): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
