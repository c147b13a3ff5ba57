import net, {type AddressInfo, type Socket} from 'node:net';
import type {Line} from './browser';

/** Bytes that a packet carries. */
const PACKET = 1460;

/** Packets that a new connection may send before the first is acknowledged: RFC 6928. */
const FIRST_PACKETS = 10;

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
  const up = createRoad(line);
  const down = createRoad(line);
  const sockets = new Set<Socket>();
  const server = net.createServer({noDelay: true}, (client) => {
    const host = net.connect({port: target, host: '127.0.0.1', noDelay: true});
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // The first request waits for the handshake of TCP.
    carry(client, host, up, line.latency);
    carry(host, client, down, 0);
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
interface Road {
  /** Milliseconds from one end to the other. */
  way: number;
  /** The most packets of a connection that are on their way: twice of what fills the line. */
  mostPackets: number;
  /** @returns when the last byte of a packet has left, in milliseconds of the clock */
  send: (bytes: number, earliest: number) => number;
}

function createRoad({latency, megabits}: Line): Road {
  let free = 0;
  return {
    way: latency / 2,
    mostPackets: Math.max(FIRST_PACKETS, Math.round((2 * latency * megabits * 125) / PACKET)),
    send(bytes, earliest) {
      free = Math.max(free, earliest) + bytes / (megabits * 125);
      return free;
    },
  };
}

/** Carries what one socket sends to another. @param wait milliseconds before the first packet leaves */
function carry(from: Socket, to: Socket, road: Road, wait: number): void {
  const earliest = performance.now() + wait;
  const waiting: Buffer[] = [];
  const travelling: Buffer[] = [];
  let waitingBytes = 0;
  let unacknowledged = 0;
  let allowed = FIRST_PACKETS;
  let isClosed = false;

  function send(): void {
    while (unacknowledged < allowed) {
      const packet = waiting.shift();
      if (!packet) {
        break;
      }
      waitingBytes -= packet.length;
      unacknowledged += 1;
      const left = road.send(packet.length, Math.max(earliest, performance.now()));
      travelling.push(packet);
      setTimeout(deliver, left + road.way - performance.now(), packet);
      setTimeout(acknowledge, left + 2 * road.way - performance.now());
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
    unacknowledged -= 1;
    allowed = Math.min(allowed + 1, road.mostPackets);
    send();
  }

  from.on('close', () => {
    isClosed = true;
    close();
  });
  from.on('data', (data) => {
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
