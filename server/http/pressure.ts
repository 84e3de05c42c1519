/** Load shedding. */
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { problem } from './problem.ts';

/**
 * The library samples event loop delays, and treats a sample without any turn as the worst delay. A shorter
 * window would mistake two pauses of its length, which are normal on a shared machine, for overload.
 */
const WINDOW_MS = 3000;

/** Refuses new requests while turns of the event loop take over three seconds. Routes may use `lateRefusal` instead. */
export async function refuseUnderPressure(app: App, windowMs = WINDOW_MS): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: windowMs,
    sampleInterval: windowMs,
    pressureHandler: () => {
      throw tooBusy();
    },
  });
}

/** For a route that must read the request before refusing it: a form without script is returned with its input. */
export function lateRefusal() {
  const crowded = new WeakSet<FastifyRequest>();
  return {
    /** Handler for the route's `config`. */
    pressureHandler: (request: FastifyRequest) => void crowded.add(request),
    isCrowded: (request: FastifyRequest) => crowded.has(request),
  };
}

export const tooBusy = () =>
  problem(503, 'We’re very busy right now. Nothing was saved. Try again in a few seconds.', {
    headers: { 'retry-after': '10' },
  });
