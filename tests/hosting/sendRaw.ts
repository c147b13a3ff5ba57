import {connect} from 'node:net';

/** Milliseconds after which a connection that the server keeps open is closed. */
const PATIENCE = 2000;

/**
 * Sends the text of a request unchanged. It leaves its own side of the connection open, since a server may
 * give up an answer when its reader stops sending.
 * @returns everything that the server answers, as Latin-1; empty if it only closes the connection
 */
export function sendRaw(origin: string, text: string): Promise<string> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1');
    socket.setTimeout(PATIENCE, () => socket.destroy());
    socket.on('data', (chunk: string) => (answer += chunk));
    // The server may also refuse a request by resetting the connection.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(text, 'latin1');
  });
}
