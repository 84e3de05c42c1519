/** Calls better-auth, and converts its response. */
import { parseCookies } from 'better-auth/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '#contract/problem.ts';
import { problemBody } from '../http/problem.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts';
import type { AuthBody, AuthCall } from './auth-bodies.ts';
import { AUTH_ERRORS, type Explained } from './auth-errors.ts';

export type Answered = {
  ok: boolean;
  status: number;
  cookies: string[];
  body: Record<string, unknown>;
};

/**
 * Passes one call to better-auth. It receives only the client's user agent and two cookies: the address is the one
 * resolved by Fastify, and the origin is ours, because requests from other origins were refused before.
 */
export async function callAuth<C extends AuthCall | '/sign-out'>(
  auth: Auth,
  request: FastifyRequest,
  call: C,
  body: C extends AuthCall ? AuthBody<C> & { revokeOtherSessions?: true } : Record<string, never>,
): Promise<Answered> {
  const { origin } = new URL(auth.options.baseURL);
  const headers = new Headers({ 'content-type': 'application/json', origin, [ADDRESS_HEADER]: request.ip });
  const { cookie, 'user-agent': browser } = request.headers;
  if (browser) headers.set('user-agent', browser);
  if (cookie) headers.set('cookie', usedCookies(await auth.$context, cookie));
  const url = `${origin}${AUTH_PATH}${call}`;
  const answer = await auth.handler(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  return {
    ok: answer.ok,
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: jsonObject(await answer.text()) ?? {},
  };
}

/** Returns the cookies of a session and of a pending sign-in, but not a trusted device's. */
function usedCookies(context: Awaited<Auth['$context']>, header: string): string {
  const used = [context.authCookies.sessionToken.name, context.createAuthCookie('two_factor').name];
  return [...parseCookies(header)]
    .filter(([name]) => used.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/** Sends better-auth's response without its cookies, which `passCookies` sets. */
export function pass(reply: FastifyReply, { ok, status, body }: Answered) {
  reply.code(status).header('cache-control', 'no-store');
  // The token belongs to the cookie, which scripts can't read.
  if (ok) return reply.send({ ...body, token: undefined });
  const known = (AUTH_ERRORS as Record<string, Explained>)[String(body.code)];
  if (known?.retryAfter) reply.header('retry-after', known.retryAfter);
  const detail = known?.detail ?? `${body.message ?? 'This could not be done'}.`;
  return reply.type(PROBLEM_TYPE).send({ ...body, ...problemBody(status, detail) });
}

export function passCookies(reply: FastifyReply, { cookies }: Answered): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Parses a JSON object; null for other text. */
export function jsonObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
