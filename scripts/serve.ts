import {createServer} from 'node:http';
import path from 'node:path';
import {command} from './command';
import {type Address, listen, readServerFile, startServer} from './server';
import {build, ROOT} from './run';

/**
 * Reads the port and host to serve from, from `PORT` and `HOST`. By default only this machine can connect, so
 * that nobody else on the network gets the manual by accident.
 * @throws if the port is not a whole number from 1 to 65535
 */
export function readAddress({PORT = '', HOST = ''}: NodeJS.ProcessEnv): Required<Address> {
  const port = Number(PORT || '3000');
  if (!/^\d*$/.test(PORT) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${PORT}"; set it to a whole number from 1 to 65535.`);
  }
  return {port, host: HOST || 'localhost'};
}

/** @throws (rejects) with a message when the address cannot be used */
export async function checkAddress(address: Required<Address>): Promise<void> {
  const server = createServer();
  await listen(server, address);
  await new Promise((resolve) => server.close(resolve));
}

/** Serves `build/`. With `--build`, as `npm start` does, it is built first. */
async function main(): Promise<void> {
  const address = readAddress(process.env);
  if (process.argv.includes('--build')) {
    // Before the build, which takes a while.
    await checkAddress(address);
    if (!build()) {
      process.exitCode = 1;
      return;
    }
  }
  const dir = path.join(ROOT, 'build');
  const {origin} = await startServer(dir, address);
  console.log(`The manual is ready at ${origin}${readServerFile(dir).baseUrl} (Ctrl+C stops it)`);
}

if (require.main === module) {
  command(main);
}
