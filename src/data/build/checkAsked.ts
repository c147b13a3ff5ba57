/**
 * The longest question, in characters: the same as the longest query. A question is a line that an owner
 * would type to find the section; readers do not see it.
 */
const LONGEST = 64;

/**
 * Checks the questions of one section.
 * @param name of the section in the error messages
 * @throws if a question is empty, longer than a query or repeated
 */
export function checkAsked(lines: readonly string[], name: string): void {
  const seen = new Set<string>();
  for (const line of lines) {
    const asked = `${name} lists the question "${line}"`;
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
