import {once} from 'node:events';
import {connect} from 'node:net';

export interface Marionette {
  /** @throws (rejects) with the browser's message when it cannot carry the command out */
  send: (name: string, parameters?: object) => Promise<unknown>;
  close: () => void;
}

type Answer = [
  direction: 1,
  id: number,
  error: {error: string; message: string} | null,
  result: unknown,
];

/**
 * Connects to Firefox over the protocol that geckodriver translates WebDriver into. Each message is JSON
 * behind its length in bytes: `27:[0,1,"WebDriver:Back",{}]`.
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('close', () => {
    const error = {error: 'ended', message: 'Firefox has ended'};
    waiting.forEach((settle, id) => settle([1, id, error, null]));
  });
  let received = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let message = takeMessage(); message; message = takeMessage()) {
      const answer = JSON.parse(message) as Answer | {marionetteProtocol: number};
      // The first message is no answer: it tells the version of the protocol.
      if (!('marionetteProtocol' in answer)) {
        const [, id] = answer;
        waiting.get(id)?.(answer);
        waiting.delete(id);
      }
    }
  });

  function takeMessage(): string | null {
    const start = received.indexOf(':') + 1;
    const end = start + Number(received.toString('latin1', 0, start - 1));
    if (start === 0 || received.length < end) {
      return null;
    }
    const message = received.toString('utf8', start, end);
    received = received.subarray(end);
    return message;
  }

  let lastId = 0;
  return {
    send: (name, parameters = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, ([, , error, result]) => {
          if (error) {
            reject(new Error(`${name}: ${error.message}`));
          } else {
            resolve(result);
          }
        });
        const message = JSON.stringify([0, lastId, name, parameters]);
        socket.write(`${Buffer.byteLength(message)}:${message}`);
      }),
    close: () => socket.destroy(),
  };
}
