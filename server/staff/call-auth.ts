/** Calls better-auth, and converts its response. */
import { parseCookies } from 'better-auth/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import { type ProblemError, problem, problemBody } from '../http/problem.ts';
import { ADDRESS_HEADER, AUTH_PATH, type Auth } from './auth.ts';
import type { AuthBody, AuthCall } from './auth-bodies.ts';
import { AUTH_ERRORS, type Explained } from './auth-errors.ts';
import { PASSKEY_COOKIE } from './passkey-plugin.ts';

export type AuthCallResult = {
  ok: boolean;
  status: number;
  cookies: string[];
  body: Record<string, unknown>;
};

/**
 * Passes one call to better-auth. It receives only the client's user agent and the cookies that the call needs. The address
 * is the one resolved by Fastify, and the origin is ours, because requests from other origins were refused before.
 */
export function callAuth<C extends AuthCall | '/sign-out'>(
  auth: Auth,
  request: FastifyRequest,
  call: C,
  body: C extends AuthCall ? AuthBody<C> & { revokeOtherSessions?: true } : Record<string, never>,
): Promise<AuthCallResult> {
  const { sessionToken, twoFactor } = COOKIES;
  return passOn(auth, request, call, { body, cookies: [sessionToken, twoFactor] });
}

type PasskeyCall =
  | '/passkey/generate-register-options'
  | '/passkey/verify-registration'
  | '/passkey/generate-authenticate-options'
  | '/passkey/verify-authentication';

/** Passes one call to the passkey plugin; without a body, one that makes options. A sign-in carries no session. */
export function callPasskeys(
  auth: Auth,
  request: FastifyRequest,
  call: PasskeyCall,
  body?: object,
): Promise<AuthCallResult> {
  const { sessionToken, passkey } = COOKIES;
  const isSignIn = call.includes('authenticat');
  return passOn(auth, request, call, { body, cookies: isSignIn ? [passkey] : [sessionToken, passkey] });
}

type Context = Awaited<Auth['$context']>;
/** Names of better-auth's cookies here. */
const COOKIES = {
  sessionToken: (context: Context) => context.authCookies.sessionToken.name,
  twoFactor: (context: Context) => context.createAuthCookie('two_factor').name,
  passkey: (context: Context) => context.createAuthCookie(PASSKEY_COOKIE).name,
};
type Passed = { body: object | undefined; cookies: ((context: Context) => string)[] };

async function passOn(
  auth: Auth,
  request: FastifyRequest,
  call: string,
  { body, cookies }: Passed,
): Promise<AuthCallResult> {
  const { origin } = new URL(auth.options.baseURL);
  const headers = new Headers({ 'content-type': 'application/json', origin, [ADDRESS_HEADER]: request.ip });
  const { cookie, 'user-agent': browser } = request.headers;
  if (browser) headers.set('user-agent', browser);
  if (cookie) headers.set('cookie', await usedCookies(auth, cookie, cookies));
  const url = `${origin}${AUTH_PATH}${call}`;
  const answer = await auth.handler(
    new Request(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }),
  );
  return {
    ok: answer.ok,
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: jsonObject(await answer.text()) ?? {},
  };
}

/** Returns the cookies that a call needs, never a trusted device's. */
async function usedCookies(auth: Auth, header: string, names: Passed['cookies']): Promise<string> {
  const context = await auth.$context;
  const used = names.map((name) => name(context));
  return [...parseCookies(header)]
    .filter(([name]) => used.includes(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/** Returns better-auth's refusal for throwing. */
export function refusal({ status, body }: AuthCallResult): ProblemError {
  const known = (AUTH_ERRORS as Record<string, Explained>)[String(body.code)];
  // The plugin answers 500 to invalid input of the browser.
  return problem(
    known && status >= 500 ? 400 : status,
    known?.detail ?? `${body.message ?? 'Something went wrong'}.`,
  );
}

/** Sends better-auth's response without its cookies, which `passCookies` sets. */
export function pass(reply: FastifyReply, { ok, status, body }: AuthCallResult) {
  reply.code(status);
  // The token belongs to the cookie, which scripts can't read.
  if (ok) return reply.send({ ...body, token: undefined });
  const known = (AUTH_ERRORS as Record<string, Explained>)[String(body.code)];
  if (known?.retryAfter) reply.header('retry-after', known.retryAfter);
  const detail = known?.detail ?? `${body.message ?? 'Something went wrong'}.`;
  return reply.type(PROBLEM_TYPE).send({ ...body, ...problemBody(status, detail) });
}

export function passCookies(reply: FastifyReply, { cookies }: AuthCallResult): void {
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
