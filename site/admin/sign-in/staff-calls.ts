/** Signing in and setting up (product decision §8). Each throws RequestError with a message for people. */
import type { StaffMember } from '#contract/site/page-services.ts';
import type { ForgottenPassword, LinkHolder } from '#contract/staff/staff.ts';
import { request } from '../../layout/request.ts';
import { getJson } from '../state/query-client.ts';

/** Checks email and password; `second-factor` if the account requires a code too. */
export async function signIn(email: string, password: string): Promise<'signed-in' | 'second-factor'> {
  const response = await post('/api/auth/sign-in/email', { email, password });
  const answer = (await response.json()) as { twoFactorRedirect?: boolean };
  return answer.twoFactorRedirect ? 'second-factor' : 'signed-in';
}

export type CodeKind = 'totp' | 'backup-code';

/** The second factor: the app's six digits, or a recovery code. */
export async function verifyCode(kind: CodeKind, code: string): Promise<void> {
  await post(`/api/auth/two-factor/verify-${kind}`, { code: code.replace(/\s/g, '') });
}

/** The session's owner; null if the browser refused the cookie. */
export const readStaff = (): Promise<StaffMember | null> => getJson('/api/staff/me', { on401: 'null' });

export type SetUpFields = { token: string; name: string; email: string; password: string };

/** Finds out whose one-time link it is. */
export const linkHolder = async (token: string): Promise<LinkHolder> =>
  (await (await post('/api/staff/set-up/holder', { token })).json()) as LinkHolder;

/** Redeems a one-time link and signs in. */
export async function setUp(fields: SetUpFields): Promise<void> {
  await post('/api/staff/set-up', fields);
}

/** Requests a link by email; the answer is the same for every address. */
export async function askForLink(email: string): Promise<ForgottenPassword> {
  return (await (await post('/api/staff/forgotten-password', { email })).json()) as ForgottenPassword;
}

const post = (url: string, body: object) => request(url, { method: 'POST', body });
