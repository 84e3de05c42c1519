/** A minimal browser for API tests: it keeps cookies between calls. */
import type { App } from '../../http/app-type.ts';

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
