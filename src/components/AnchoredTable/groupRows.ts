/** Joins the rows with the same meaning and remedy, each group where its first row is. */
export function groupRows<Row extends {readonly meaning: string; readonly action: string}>(
  rows: readonly Row[],
): [Row, ...Row[]][] {
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of rows) {
    const key = `${row.meaning}\n${row.action}`;
    const group = groups.get(key);
    if (group) {
      group.push(row);
    } else {
      groups.set(key, [row]);
    }
  }
  return [...groups.values()];
}
