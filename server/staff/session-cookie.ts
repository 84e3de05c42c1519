import { parseCookies } from 'better-auth/cookies';
import { constantTimeEqual, makeSignature } from 'better-auth/crypto';
import type { Auth } from './auth.ts';

type Context = Awaited<Auth['$context']>;

/**
 * The session token in the request's cookie; null when there is none or we didn't sign it.
 * Read here rather than by better-auth's `getSession`, which hides why the database failed.
 */
export async function sessionToken(
  context: Context,
  cookieHeader: string | undefined,
): Promise<string | null> {
  const value = parseCookies(cookieHeader ?? '').get(context.authCookies.sessionToken.name) ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const [token, signature] = [value.slice(0, dot), value.slice(dot + 1)];
  return constantTimeEqual(signature, await makeSignature(token, context.secret)) ? token : null;
}
