import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Db } from './database/schema.ts';
import type { App } from './http/app-type.ts';

/** Longest that an accepted request may take to finish after the signal. */
const GRACE = 9000;
/** Before the door closes, clients that keep connections hear in an answer that theirs ends; after it, what came last is read. */
const DRAIN = 150;
/** Under a rush that never ends. */
const LONGEST_DRAIN = 2000;

/** On SIGTERM or SIGINT: take nothing new, finish what was accepted, close the database, go. */
export function stopGracefully(app: App, db: Db): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE).unref();
    await drain(app);
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // `npm start` holds an IPC channel: when that parent dies without a word, nothing is left behind.
  if (process.channel) process.on('disconnect', stop);
}

type Connections = { open: Set<Socket>; accepted: number; closing: boolean };
const connectionsOf = new WeakMap<App, Connections>();

/**
 * Lets in nobody new, and hangs up on nobody who has sent something: a socket that is closed with unread bytes, or that
 * the kernel holds for us when the door closes, resets its sender.
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
  // Opened ahead, as browsers do, and never used: Node counts them as busy.
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy();
}

/** Each turn of the event loop accepts one connection (libuv); a turn without any says that none waits. */
async function nobodyWaits(connections: Connections): Promise<void> {
  const began = Date.now();
  let before: number;
  do {
    before = connections.accepted;
    await turn();
  } while (connections.accepted > before && Date.now() - began < LONGEST_DRAIN);
}

/** A connection at work when the server begins to close would stay open after its answer, and hold up the end. */
export function hangUpWhenStopping(app: App): void {
  const connections: Connections = { open: new Set(), accepted: 0, closing: false };
  connectionsOf.set(app, connections);
  app.server.on('connection', (socket) => {
    connections.accepted++;
    connections.open.add(socket);
    socket.on('close', () => connections.open.delete(socket));
  });
  // Also for what is answered ahead of Fastify.
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
