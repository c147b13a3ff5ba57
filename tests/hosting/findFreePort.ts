import {type AddressInfo, createServer} from 'node:net';

/** Finds a port that is not in use. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const {port} = server.address() as AddressInfo;
        server.close(() => resolve(port));
      });
  });
}
