import {inspect} from 'node:util';

/** Runs a command of package.json. When it fails, prints why and sets the exit code. */
export function command(work: () => Promise<void> | void): void {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(messagesOf(error).join('\n'));
      process.exitCode = 1;
    });
}

/** The message of an error, then those of its causes, each once. The last one is the most exact. */
export function messagesOf(error: unknown): readonly string[] {
  if (error === undefined) {
    return [];
  }
  if (!(error instanceof Error)) {
    return [inspect(error)];
  }
  // Docusaurus gathers the errors of all pages.
  const causes = error instanceof AggregateError ? error.errors : [error.cause];
  return [...new Set([error.message, ...causes.flatMap(messagesOf)])].filter(Boolean);
}
