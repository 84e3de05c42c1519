/** A minimal browser for API tests: it keeps cookies between calls. */
import { expect } from 'vitest';
import type { Db } from '../../database/schema.ts';
import type { App } from '../../http/app-type.ts';
import { addMember } from '../../testing/members.ts';
import { codeOf } from './totp.ts';

export const PASSWORD = 'correct horse battery staple';

export type InjectedAnswer = Awaited<ReturnType<App['inject']>>;

export function visit(app: App, remoteAddress = '192.0.2.1', headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<InjectedAnswer> => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      cookies: Object.fromEntries(jar),
      headers,
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    return answer;
  };
  return {
    jar,
    get: (url: string) => call('GET', url),
    post: (url: string, payload?: object) => call('POST', url, payload),
    put: (url: string, payload: object) => call('PUT', url, payload),
    patch: (url: string, payload: object) => call('PATCH', url, payload),
    delete: (url: string) => call('DELETE', url),
    me: () => call('GET', '/api/staff/me'),
    signIn: (email: string, password = PASSWORD) =>
      call('POST', '/api/auth/sign-in/email', { email, password }),
  };
}

export type StaffVisit = ReturnType<typeof visit>;

/** Adds two owners and one account with the role staff: `ann`, `bob` and `cy`, at example.com. @returns ids by name. */
export async function addPeople(db: Db): Promise<Record<'ann' | 'bob' | 'cy', string>> {
  const add = async (name: string, role: 'owner' | 'staff') =>
    (await addMember(db, { email: `${name}@example.com`, name, role }, PASSWORD)).id;
  return { ann: await add('ann', 'owner'), bob: await add('bob', 'owner'), cy: await add('cy', 'staff') };
}

/** A browser in which one of them is signed in. */
export async function visitAs(app: App, name: string): Promise<StaffVisit> {
  const browser = visit(app);
  expect((await browser.signIn(`${name}@example.com`)).statusCode).toBe(200);
  return browser;
}

/** Turns on the second factor of the signed-in person. */
export async function turnOnTwoFactor(
  browser: StaffVisit,
): Promise<{ totpURI: string; backupCodes: string[] }> {
  const enabled = await browser.post('/api/auth/two-factor/enable', { password: PASSWORD });
  const { totpURI } = enabled.json();
  const code = codeOf(totpURI);
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code })).statusCode).toBe(200);
  return enabled.json();
}
