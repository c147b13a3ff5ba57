/** The anchors of the rows whose codes come first in the title of a section on the page of error codes. */
const ROWS = [
  'mt4-130',
  'mt4-131',
  'mt4-134',
  'mt4-148',
  'mt4-4060',
  'mt4-4112',
  'mt5-4756',
  'mt5-10017',
  'mt5-10018',
  'mt5-10027',
  'mt5-10030',
  'mt5-10036',
];

/**
 * The anchor of the section that a code gives its id, if it has one. The search then knows the code by its section
 * alone. The other codes of that section keep their rows.
 * @param row anchor of the code's row, such as `mt4-130`
 * @returns such as `error-130`
 */
export function sectionOfCode(row: string): string | null {
  return ROWS.includes(row) ? row.replace(/^mt[45]/, 'error') : null;
}
