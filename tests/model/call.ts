/** A command: a request of some actor or a job of the server, and the model's verdict on its answer. */
import { Readable } from 'node:stream';
import type { InjectOptions } from 'fastify';
import { must, type State } from './state.ts';
import type { World } from './world.ts';

export type ModelAnswer = { status: number; headers: Record<string, unknown>; body: string; cookie?: string };

export type Request = {
  /** The app that receives the request. */
  app: 0 | 1;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  /** Session of the request. */
  slot?: string;
  headers?: Record<string, string>;
  json?: object;
  form?: [string, string][];
};

export type Call = {
  send: (world: World) => Promise<ModelAnswer>;
  /** Set for a request with a JSON body, which can be delayed (`hold`). */
  request?: Request;
  /** The guard's part, before the body arrives: refuses the person, or marks the session as used. */
  guard?: (state: State) => number | null;
  /** The part of the answer that the actor keeps: the cookie of a session. */
  keep?: (world: World, answer: ModelAnswer) => void;
  /** Applies the call to the state. @throws Mismatch when the answer contradicts the model. */
  judge: (state: State, answer: ModelAnswer) => void;
};

/** A command whose numbers aren't yet resolved to an inquiry, session or link. */
export type ModelStep = {
  words: string;
  /** @returns the call, or null when nothing exists yet that it could be about. */
  prepare: (state: State, world: World) => Call | null;
};

export async function send(world: World, request: Request): Promise<ModelAnswer> {
  return toAnswer(await app(world, request).inject(options(world, request)));
}

/**
 * Sends the headers of a request; `finish` sends the body. Resolves when the server reads the body or has refused the
 * request without it, and its guard has therefore run.
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

/** Creates a call from a request. */
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

/** @param wanted the statuses that the model allows. */
export const mustAnswer = (answer: ModelAnswer, ...wanted: number[]): void =>
  must(
    wanted.includes(answer.status),
    () => `answered ${answer.status} instead of ${wanted.join(' or ')}: ${answer.body.slice(0, 300)}`,
  );
