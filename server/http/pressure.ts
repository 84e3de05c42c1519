/** When the server says that it is too busy. */
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { problem } from './problem.ts';

/**
 * The library asks every so often how late the event loop's turns were, and takes no turn at all for the worst. So a shorter
 * window takes two hiccups of its length, which a shared machine has, for a server that is overrun.
 */
const WINDOW_MS = 3000;

/** Refuses new requests while turns of the event loop take longer than three seconds. Routes may opt for `lateRefusal` instead. */
export async function refuseUnderPressure(app: App): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: WINDOW_MS,
    sampleInterval: WINDOW_MS,
    pressureHandler: () => {
      throw tooBusy();
    },
  });
}

/** For a route that must read the request before it refuses: a form without script comes back with what was typed. */
export function lateRefusal() {
  const crowded = new WeakSet<FastifyRequest>();
  return {
    /** For the route's `config`. */
    pressureHandler: (request: FastifyRequest) => void crowded.add(request),
    isCrowded: (request: FastifyRequest) => crowded.has(request),
  };
}

export const tooBusy = () =>
  problem(503, 'The server is very busy. Nothing was saved; please try again in a few seconds.', {
    headers: { 'retry-after': '10' },
  });
