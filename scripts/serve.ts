import path from 'node:path';
import {parsePort, startServer} from './server';

async function main(): Promise<void> {
  const port = parsePort(process.env.PORT);
  await startServer(path.resolve(__dirname, '../build'), port);
  console.log(`The manual is ready at http://localhost:${port}/ (Ctrl+C stops it)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
