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

/** The message of an error, then those of its causes. The last one is the most exact. */
function messagesOf(error: unknown): string[] {
  if (error === undefined) {
    return [];
  }
  return error instanceof Error ? [error.message, ...messagesOf(error.cause)] : [inspect(error)];
}
