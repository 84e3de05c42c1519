import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks. */
const EVERY = 60_000;
/** Without any progress between so many a reader is given up: five minutes, as long as a request may take to arrive. */
const LOOKS = 5;

/**
 * Hangs up on who asks and then doesn't take the answer (slow read). Node bounds how long headers and a body may take to
 * arrive, not how long an answer may take to leave; such connections would stay until no file descriptor is free
 * (docs/decisions/0024). Looked at from time to time, so that no answer pays for a timer (decision 3).
 *
 * Progress is a finished write: at most 200 KB of a page or a file from memory, 64 KB of a picture, a row of an export.
 */
export function hangUpOnStalledReaders(server: Server, every = EVERY): void {
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
