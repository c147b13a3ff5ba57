import {MAX_QUERY_LENGTH} from '../queryLength';

/** The questions of owners, keyed by the anchor of the section that answers them; null is the page itself. */
export type QuestionsByAnchor = ReadonlyMap<string | null, readonly string[]>;

/**
 * Checks the questions of one section. A question is a line that an owner would type to find the section;
 * readers do not see it.
 * @param name of the section in the error messages
 * @throws if a question is empty, longer than a query or repeated
 */
export function checkAsked(questions: readonly string[], name: string): void {
  const seen = new Set<string>();
  for (const question of questions) {
    const listed = `${name} lists the question "${question}"`;
    if (question !== question.trim() || question === '') {
      throw new Error(`${listed}: write words, without blanks around them.`);
    }
    if (question.length > MAX_QUERY_LENGTH) {
      throw new Error(
        `${listed}, which is ${question.length} characters long, and a query has at most ${MAX_QUERY_LENGTH}: shorten it.`,
      );
    }
    if (seen.has(question.toLowerCase())) {
      throw new Error(`${listed} twice: keep one of them.`);
    }
    seen.add(question.toLowerCase());
  }
}
