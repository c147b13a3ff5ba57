import path from 'node:path';
import {parsePort, startServer} from './server';

/** Serves the build on `HOST` and `PORT` and prints its address, or says in one sentence why it cannot. */
export async function serve(): Promise<void> {
  try {
    const port = parsePort(process.env.PORT);
    const {origin} = await startServer(path.resolve(__dirname, '../build'), {
      port,
      host: process.env.HOST,
    });
    console.log(`The manual is ready at ${origin}/ (Ctrl+C stops it)`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (require.main === module) {
  void serve();
}
