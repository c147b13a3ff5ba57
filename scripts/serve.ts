import path from 'node:path';
import {parsePort, startServer} from './server';

/** Serves the build on `PORT` and names its address; says in one sentence why it cannot. */
export async function serve(): Promise<void> {
  try {
    const port = parsePort(process.env.PORT);
    await startServer(path.resolve(__dirname, '../build'), port);
    console.log(`The manual is ready at http://localhost:${port}/ (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) {
  void serve();
}
