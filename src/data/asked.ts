/**
 * Longest line in characters: that of a query. A line is what an owner types who needs the section that it
 * is under; readers do not see it.
 */
const LONGEST = 64;

/**
 * Checks the lines of one section.
 * @param name what the sentences call the section
 * @throws when a line is empty, longer than a query, or there twice
 */
export function checkAsked(lines: readonly string[], name: string): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const asked = `${name} has the line "${line}" in what owners ask`;
    if (line !== line.trim() || line === '') {
      throw new Error(`${asked}: write words, without blanks around them.`);
    }
    if (line.length > LONGEST) {
      throw new Error(
        `${asked}, which is ${line.length} characters long, and a query has at most ${LONGEST}: shorten it.`,
      );
    }
    if (seen.has(line.toLowerCase())) {
      throw new Error(`${asked} twice: keep one of them.`);
    }
    seen.add(line.toLowerCase());
  }
}
