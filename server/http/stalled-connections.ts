import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between checks. */
const EVERY = 60_000;
/** Checks without progress before a connection is closed: five minutes, as long as a request may take to arrive. */
const LOOKS = 5;

/**
 * Closes connections that stop reading (slow read). Node limits how long headers and a body may take to arrive, but not
 * how long a response may take to leave; such connections would stay open until file descriptors run out
 * (docs/decisions/0029). One periodic check serves all, so that no response pays for a timer (decision 3).
 *
 * Progress is a finished write: up to 200 KB of a page or file from memory, 64 KB of a picture, a row of an export.
 */
export function closeStalledConnections(server: Server, every = EVERY): void {
  const readers = new Map<Socket, { taken: number; stalled: number }>();
  server.on('connection', (socket) => {
    readers.set(socket, { taken: 0, stalled: 0 });
    socket.on('close', () => readers.delete(socket));
  });
  const looking = setInterval(() => {
    for (const [socket, reader] of readers) {
      const taken = socket.bytesWritten - socket.writableLength;
      reader.stalled = socket.writableLength > 0 && taken === reader.taken ? reader.stalled + 1 : 0;
      reader.taken = taken;
      if (reader.stalled >= LOOKS) socket.destroy();
    }
  }, every);
  looking.unref();
  server.on('close', () => clearInterval(looking));
}
