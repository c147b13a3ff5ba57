/**
 * Formats numbers as the manual prints them. No locale is involved, so the result is the same in the
 * build and in every reader's browser.
 */

const minus = '\u2212';

/**
 * Prints `value` with exactly `decimals` digits after the point, commas between thousands and a
 * real minus sign (U+2212). Halves round away from zero; zero never has a minus sign.
 */
export function formatNumber(value: number, decimals = 0): string {
  const scale = 10 ** decimals;
  // The last factor makes up for floating-point errors: 1.005 × 100 is 100.49999999999999.
  const units = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON * 4));
  const [whole = '', fraction] = (units / scale).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value < 0 && units > 0 ? minus : '';
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`);
}

/** Prints a value in per cent: `formatPercent(16.1905)` is `16.19%`. Takes 12 for 12%, not 0.12. */
export function formatPercent(value: number, decimals = 2): string {
  return `${formatNumber(value, decimals)}%`;
}
