/** A command: a request of some actor or a job of the server, and the model's verdict on its answer. */
import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { must, type State } from './state.ts';
import type { World } from './world.ts';

export type ModelAnswer = { status: number; headers: Record<string, unknown>; body: string; cookie?: string };

export type Request = {
  /** Which of the two apps gets it. */
  app: 0 | 1;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** Session that it carries. */
  slot?: string;
  headers?: Record<string, string>;
  json?: object;
  form?: [string, string][];
};

export type Call = {
  send: (world: World) => Promise<ModelAnswer>;
  /** Given for a request with a JSON body, which can be held back (`hold`). */
  request?: Request;
  /** Refuses the person, or marks the session as used: what the guard does before the body comes. */
  guard?: (state: State) => number | null;
  /** The part of the answer that the actor keeps: the cookie of a session. */
  keep?: (world: World, answer: ModelAnswer) => void;
  /** Brings the state to where the call leaves it. @throws Mismatch for an answer that isn't true. */
  judge: (state: State, answer: ModelAnswer) => void;
};

/** A command before it is known which inquiry, session or link its numbers mean. */
export type ModelStep = {
  words: string;
  /** @returns null where there is nothing yet that it could be about. */
  prepare: (state: State, world: World) => Call | null;
};

export async function send(world: World, request: Request): Promise<ModelAnswer> {
  return toAnswer(await app(world, request).inject(options(world, request)));
}

/**
 * Sends the head of a request; the body follows when it is called for by `finish`. Returns once the server asks for
 * the body or has refused the request without it: whatever its guard looks at, it has looked at.
 */
export async function hold(world: World, request: Request): Promise<{ finish: () => Promise<ModelAnswer> }> {
  const asked = Promise.withResolvers<void>();
  const body = new Readable({ read: () => asked.resolve() });
  const { payload: _, headers, ...rest } = options(world, request);
  const answered = app(world, request)
    .inject({
      ...rest,
      headers: { ...headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      payload: body,
    })
    .then(toAnswer);
  await Promise.race([asked.promise, answered]);
  return {
    finish: () => {
      body.push(JSON.stringify(request.json));
      body.push(null);
      return answered;
    },
  };
}

const app = (world: World, request: Request) => world.apps[request.app];

function options(world: World, { method, url, slot, headers, json, form }: Request): InjectOptions {
  const cookie = slot === undefined ? undefined : world.cookies.get(slot);
  return {
    method,
    url,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(json && { payload: json }),
    ...(form && { payload: formOf(form) }),
  };
}

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

type Injected = {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  cookies: { name: string; value: string }[];
};

const toAnswer = ({ statusCode, headers, body, cookies }: Injected): ModelAnswer => ({
  status: statusCode,
  headers,
  body,
  cookie: cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
});

/** A request as a call. */
export const requesting = (
  request: Request,
  judge: Call['judge'],
  { guard, holds = request.json !== undefined }: { guard?: Call['guard']; holds?: boolean } = {},
): Call => ({
  send: (world) => send(world, request),
  ...(holds && { request }),
  ...(guard && { guard }),
  judge,
});

/** @param wanted the statuses that are true here. */
export const mustAnswer = (answer: ModelAnswer, ...wanted: number[]): void =>
  must(
    wanted.includes(answer.status),
    () => `answered ${answer.status} instead of ${wanted.join(' or ')}: ${answer.body.slice(0, 300)}`,
  );
