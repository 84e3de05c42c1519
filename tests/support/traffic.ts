/** Simulates visitors who send requests in sequence, and records the result of each. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type TrafficResponse = {
  what: string;
  /** When the last byte had been written; undefined when there was no connection. */
  sentAt?: number;
  answeredAt?: number;
  /** Undefined unless the response was complete. */
  status?: number;
  retryAfter?: string | undefined;
  body: string;
  /** Why the response is incomplete or missing. */
  failure?: string;
  /** Whether a response began. */
  begun: boolean;
};

export type Traffic = { sent: TrafficResponse[]; stop: () => Promise<void> };

export type TrafficRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** An inquiry with a new idempotency key. */
export function inquiry(): TrafficRequest {
  const key = randomUUID();
  const body = JSON.stringify({
    name: 'Load Test',
    email: 'load@example.com',
    message: `Sent under load with key ${key}`,
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return { method: 'POST', path: '/api/inquiries', headers, body };
}

/**
 * @param visitors number of concurrent visitors; every second one keeps its connection.
 * @param asks returns a visitor's next request; called for each request.
 */
export function traffic(
  origin: () => string,
  visitors: number,
  asks: (visitor: number) => TrafficRequest,
): Traffic {
  const sent: TrafficResponse[] = [];
  let running = true;
  const visit = async (visitor: number) => {
    const agent = new Agent({ keepAlive: visitor % 2 === 0, maxSockets: 1 });
    while (running) {
      const one = await send(origin(), asks(visitor), agent);
      sent.push(one);
      if (one.failure) await pause(20);
    }
    agent.destroy();
  };
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return {
    sent,
    stop: async () => {
      running = false;
      await Promise.all(all);
    },
  };
}

/** Sends one request to its end, and never throws. */
export function send(
  origin: string,
  ask: TrafficRequest,
  agent?: Agent,
  patience = 15_000,
): Promise<TrafficResponse> {
  const one: TrafficResponse = { what: `${ask.method} ${ask.path}`, body: '', begun: false };
  return new Promise((resolve) => {
    const fail = (error: Error & { code?: string }) => {
      one.failure ??= error.code ?? error.message;
      one.answeredAt = Date.now();
      resolve(one);
    };
    const length = { 'content-length': String(Buffer.byteLength(ask.body ?? '')) };
    const options = { method: ask.method, headers: { ...ask.headers, ...length }, agent };
    const message = request(new URL(ask.path, origin), options, (answer) => {
      one.begun = true;
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (one.body += chunk));
      answer.on('error', fail);
      answer.on('end', () => {
        if (!answer.complete) return fail(new Error('cut'));
        one.status = answer.statusCode;
        one.retryAfter = answer.headers['retry-after'];
        one.answeredAt = Date.now();
        resolve(one);
      });
    });
    message.setTimeout(patience, () => message.destroy(new Error('no answer')));
    message.on('error', fail);
    message.on('finish', () => {
      if (message.socket?.connecting === false) one.sentAt = Date.now();
      else message.socket?.once('connect', () => (one.sentAt = Date.now()));
    });
    message.end(ask.body);
  });
}
