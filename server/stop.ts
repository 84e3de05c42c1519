import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';

/** Time for accepted requests to finish after the signal. */
const GRACE = 9000;
/**
 * Pause before and after the server stops listening: before, responses tell keep-alive clients that their connection
 * closes; after, the last requests are read.
 */
const DRAIN = 150;
/** Limit when new connections keep arriving. */
const LONGEST_DRAIN = 2000;

/** Shuts down on SIGTERM or SIGINT: stops accepting, finishes accepted requests, closes the database, exits. */
export function stopGracefully(app: App, db: Db): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // `process.exit` would wait for a database thread to finish its statement.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE).unref();
    await drain(app);
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // `npm start` keeps an IPC channel open, so that the server stops even when its parent is killed.
  if (process.channel) process.on('disconnect', stop);
}

type Connections = { open: Set<Socket>; accepted: number; closing: boolean };
const connectionsOf = new WeakMap<App, Connections>();

/**
 * Stops accepting connections without resetting any client that has sent data: closing a socket with unread bytes, or
 * the listening socket with pending connections, sends a reset.
 */
async function drain(app: App): Promise<void> {
  const connections = connectionsOf.get(app);
  if (!connections || !app.server.listening) return;
  connections.closing = true;
  await pause(DRAIN);
  await nobodyWaits(connections);
  app.server.close();
  await pause(DRAIN);
  await turn();
  // Preconnections that browsers opened but never used; Node counts them as active.
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Waits until no connection is pending. libuv accepts one per turn of the event loop, so a turn without one means that
 * the queue is empty.
 */
async function nobodyWaits(connections: Connections): Promise<void> {
  const began = Date.now();
  let before: number;
  do {
    before = connections.accepted;
    await turn();
  } while (connections.accepted > before && Date.now() - began < LONGEST_DRAIN);
}

/** Closes connections after their current response during shutdown; otherwise keep-alive would delay it. */
export function closeConnectionsOnStop(app: App): void {
  const connections: Connections = { open: new Set(), accepted: 0, closing: false };
  connectionsOf.set(app, connections);
  app.server.on('connection', (socket) => {
    connections.accepted++;
    connections.open.add(socket);
    socket.on('close', () => connections.open.delete(socket));
  });
  // Covers responses sent ahead of Fastify, too.
  app.server.prependListener('request', (_request, response) => {
    if (connections.closing) response.shouldKeepAlive = false;
  });
  app.addHook('preClose', async () => {
    connections.closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (connections.closing) reply.header('connection', 'close');
  });
}
