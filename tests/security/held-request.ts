/** Requests over a real connection whose body pauses halfway until the test sends the rest. */
import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../server/http/app-type.ts';

const NAME = 'x-held-request';

export type HeldResponse = { status: number; body: string };
/** A `FormData` is sent as a form, anything else as JSON. */
type Sent = { method: string; url: string; cookie: string; payload: object };

/** Creates an app that reports when a request has passed its guard and waits for its body. */
export async function collectHeld<T extends { app: App }>(make: () => Promise<T>) {
  const waiting = new Map<string, () => void>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    // Fastify runs it after every `onRequest`, and before it reads the body.
    fastify.addHook('preParsing', async ({ headers }) => waiting.get(String(headers[NAME]))?.());
  };
  subscribe('fastify.initialization', listen);
  const made = await make().finally(() => unsubscribe('fastify.initialization', listen));
  await made.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = made.app.server.address() as AddressInfo;

  /** Sends the headers and half of the body. @returns after the guard, a function that sends the rest. */
  async function hold({ method, url, cookie, payload }: Sent): Promise<() => Promise<HeldResponse>> {
    const { type, body } = await written(payload);
    const half = Math.ceil(body.length / 2);
    const name = randomUUID();
    const headers = {
      cookie,
      [NAME]: name,
      'content-type': type,
      'content-length': body.length,
    };
    const sent = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false });
    const answer = once(sent, 'response').then(([response]) => read(response as IncomingMessage));
    const passed = new Promise<void>((resolve) => waiting.set(name, resolve));
    sent.write(body.subarray(0, half));
    await Promise.race([
      passed,
      answer.then(({ status }) => Promise.reject(new Error(`${method} ${url}: ${status} before its body`))),
    ]);
    return () => {
      sent.end(body.subarray(half));
      return answer;
    };
  }

  return { ...made, hold };
}

async function written(payload: object) {
  if (!(payload instanceof FormData))
    return { type: 'application/json', body: Buffer.from(JSON.stringify(payload)) };
  const form = new Response(payload);
  return { type: String(form.headers.get('content-type')), body: Buffer.from(await form.arrayBuffer()) };
}

async function read(response: IncomingMessage): Promise<HeldResponse> {
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return { status: response.statusCode ?? 0, body };
}
