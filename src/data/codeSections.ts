/** The anchors of the rows whose codes have a section of their own on the page of error codes. */
const ROWS = [
  'mt4-130',
  'mt4-131',
  'mt4-134',
  'mt4-148',
  'mt4-4014',
  'mt4-4060',
  'mt4-4109',
  'mt4-4112',
  'mt5-4014',
  'mt5-4752',
  'mt5-4756',
  'mt5-10016',
  'mt5-10017',
  'mt5-10018',
  'mt5-10019',
  'mt5-10027',
  'mt5-10030',
  'mt5-10036',
  'mt5-10040',
];

/**
 * The anchor of the section that answers a code, if it has one. The search then knows the code by its section alone.
 * @param row anchor of the code's row, such as `mt4-130`
 * @returns such as `error-130`
 */
export function sectionOfCode(row: string): string | null {
  return ROWS.includes(row) ? row.replace(/^mt[45]/, 'error') : null;
}
