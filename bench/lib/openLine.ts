import net, {type AddressInfo, type Socket} from 'node:net';

/** A network connection that `openLine` imitates. */
export interface Line {
  /** Milliseconds from a request to its answer. */
  latency: number;
  /** Megabits a second, in each direction. */
  megabits: number;
}

/** A phone with a weak signal, as Lighthouse simulates it. */
export const SLOW_LINE: Line = {latency: 150, megabits: 1.6};

/** A good connection at home. */
export const USUAL_LINE: Line = {latency: 20, megabits: 20};

/** Bytes that a packet carries. */
const PACKET = 1460;

/** Packets that a new connection may send before the first is acknowledged: RFC 6928. */
const INITIAL_WINDOW = 10;

/** Bytes that wait at one end of a connection before that end has to wait. */
const BUFFER = 16_384;

export interface OpenLine {
  /** Where the line begins: scheme, host and port. */
  origin: string;
  /** Ends all connections, so that the next request has to open one. */
  disconnect: () => void;
  close: () => void;
}

/**
 * Opens a line to a port of this machine: each packet takes half of the latency, all connections share the
 * line, and each begins slowly, as TCP does. No packet is lost.
 */
export async function openLine(target: number, line: Line): Promise<OpenLine> {
  const up = createDirection(line);
  const down = createDirection(line);
  const sockets = new Set<Socket>();
  const server = net.createServer({noDelay: true}, (client) => {
    const host = net.connect({port: target, host: '127.0.0.1', noDelay: true});
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // The first request waits for the handshake of TCP.
    carry(client, host, {direction: up, handshake: line.latency});
    carry(host, client, {direction: down, handshake: 0});
  });
  const disconnect = () => sockets.forEach((socket) => socket.destroy());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    disconnect,
    close() {
      server.close();
      disconnect();
    },
  };
}

/** One direction of the line, which sends one packet after the other. */
interface Direction {
  /** Milliseconds from one end to the other. */
  delay: number;
  /** The most packets of a connection that are in flight: twice what fills the line. */
  maxWindow: number;
  /** @returns when the last byte of a packet has left, in milliseconds of the clock */
  send: (bytes: number) => number;
}

function createDirection({latency, megabits}: Line): Direction {
  let free = 0;
  return {
    delay: latency / 2,
    maxWindow: Math.max(INITIAL_WINDOW, Math.round((2 * latency * megabits * 125) / PACKET)),
    send(bytes) {
      free = Math.max(free, performance.now()) + bytes / (megabits * 125);
      return free;
    },
  };
}

/** Carries what one socket sends to another. @param handshake milliseconds before the first packet leaves */
function carry(
  from: Socket,
  to: Socket,
  {direction, handshake}: {direction: Direction; handshake: number},
): void {
  const waiting: Buffer[] = [];
  const travelling: Buffer[] = [];
  let waitingBytes = 0;
  let inFlight = 0;
  let window = INITIAL_WINDOW;
  let isOpen = handshake === 0;
  let isClosed = false;

  if (!isOpen) {
    setTimeout(() => {
      isOpen = true;
      send();
    }, handshake);
  }

  function send(): void {
    while (isOpen && inFlight < window) {
      const packet = waiting.shift();
      if (!packet) {
        break;
      }
      waitingBytes -= packet.length;
      inFlight += 1;
      const left = direction.send(packet.length) - performance.now();
      travelling.push(packet);
      setTimeout(deliver, left + direction.delay, packet);
      setTimeout(acknowledge, left + 2 * direction.delay);
    }
    if (waitingBytes < BUFFER && from.isPaused()) {
      from.resume();
    }
  }

  /** Timers have no exact order, so each also delivers the packets before its own. */
  function deliver(packet: Buffer): void {
    travelling.splice(0, travelling.indexOf(packet) + 1).forEach((part) => to.write(part));
    close();
  }

  /** Closes the other end once everything has arrived there. */
  function close(): void {
    if (isClosed && waiting.length === 0 && travelling.length === 0) {
      to.end();
    }
  }

  function acknowledge(): void {
    inFlight -= 1;
    window = Math.min(window + 1, direction.maxWindow);
    send();
  }

  from.on('close', () => {
    isClosed = true;
    close();
  });
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET) {
      waiting.push(data.subarray(start, start + PACKET));
    }
    waitingBytes += data.length;
    if (waitingBytes >= BUFFER) {
      from.pause();
    }
    send();
  });
}
