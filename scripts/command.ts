import {inspect} from 'node:util';

/** What fails because of a mistake in the code. A SyntaxError is not one: it is about a text that was read. */
const PROGRAMMING_ERRORS = [TypeError, ReferenceError, RangeError];

/** Runs a command of package.json. When it fails, prints why and sets the exit code. */
export function command(work: () => Promise<void> | void): void {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(messagesOf(error).join('\n'));
      process.exitCode = 1;
    });
}

/**
 * The message of an error, then those of its causes, each once. The last one is the most exact. A programming
 * error has its stack instead, since only that says where it is; with `DEBUG` set, so has every error.
 */
export function messagesOf(error: unknown): readonly string[] {
  if (error === undefined) {
    return [];
  }
  if (!(error instanceof Error)) {
    return [inspect(error)];
  }
  const text = needsStack(error) ? error.stack : undefined;
  // Docusaurus gathers the errors of all pages.
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return [...new Set([text ?? error.message, ...causes.flatMap(messagesOf)])].filter(Boolean);
}

function needsStack(error: Error): boolean {
  // Node throws a TypeError for a mistyped option of a command.
  const isMistyped = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  const isOurs = PROGRAMMING_ERRORS.some((type) => error instanceof type) && !isMistyped;
  return isOurs || Boolean(process.env.DEBUG);
}
