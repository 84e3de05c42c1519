import { parseCookies } from 'better-auth/cookies';
import { constantTimeEqual, makeSignature } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

type Context = Awaited<Auth['$context']>;

/**
 * Returns the session token in the request's cookie; null without one, or without our signature.
 * Read here rather than with better-auth's `getSession`, which hides the cause of database failures.
 */
export const sessionToken = (context: Context, cookies: string | undefined): Promise<string | null> =>
  signedValue(context, cookies, context.authCookies.sessionToken.name);

/** Returns the id of the account whose sign-in is waiting for its second factor; null when there is none. */
export async function challengedAccount(
  context: Context,
  cookies: string | undefined,
): Promise<string | null> {
  const identifier = await signedValue(context, cookies, context.createAuthCookie('two_factor').name);
  const found = identifier && (await context.internalAdapter.findVerificationValue(identifier));
  return found && found.expiresAt > new Date() ? found.value : null;
}

async function signedValue(
  context: Context,
  cookies: string | undefined,
  name: string,
): Promise<string | null> {
  const value = parseCookies(cookies ?? '').get(name) ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const [signed, signature] = [value.slice(0, dot), value.slice(dot + 1)];
  return constantTimeEqual(signature, await makeSignature(signed, context.secret)) ? signed : null;
}
