/** Runs a command of package.json. When it fails, prints why and sets the exit code. */
export function command(work: () => Promise<void> | void): void {
  Promise.resolve()
    .then(work)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
}
