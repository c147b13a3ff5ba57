/**
 * Numbers as the manual prints them, the same on every machine: no locale takes part, so a build
 * and a reader's browser can never disagree.
 */

const minus = '\u2212';
const noBreakSpace = '\u00a0';

/**
 * Prints `value` with exactly `decimals` digits after the point, commas between thousands and a
 * real minus sign (U+2212). Halves round away from zero; nothing prints as minus zero.
 *
 * @throws when `value` is not finite.
 */
export function formatNumber(value: number, decimals = 0): string {
  if (!Number.isFinite(value)) {
    throw new Error(`Only a finite number can be printed; this is ${value}.`);
  }
  const scale = 10 ** decimals;
  // The nudge undoes binary dust: 1.005 × 100 is 100.49999999999999.
  const units = Math.round(Math.abs(value) * scale * (1 + Number.EPSILON * 4));
  const [whole = '', fraction] = (units / scale).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = value < 0 && units > 0 ? minus : '';
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`);
}

/**
 * Prints a value in per cent, with a space that does not break: `formatPercent(16.1905)` is
 * `16.19 %`. Takes 12 for 12 %, not 0.12.
 */
export function formatPercent(value: number, decimals = 2): string {
  return `${formatNumber(value, decimals)}${noBreakSpace}%`;
}
