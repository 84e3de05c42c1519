/** API calls of a signed-in staff account, for tests. */
import { expect } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { signedIn, type TestApp } from '../../testing/test-app.ts';

export async function deskOf(test: TestApp) {
  const { cookie, member } = await signedIn(test);
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    as = cookie,
  ) => test.app.inject({ method, url: `/api${url}`, headers: { cookie: as }, ...(payload && { payload }) });
  return {
    ...{ member, call, cookie },
    find: async (id: string, as = cookie): Promise<ListedInquiry> =>
      (await call('GET', `/inquiries/${id}`, undefined, as)).json(),
    patch: async (id: string, change: object) => {
      const answer = await call('PATCH', `/inquiries/${id}`, change);
      expect(answer.statusCode).toBe(200);
      return { inquiry: answer.json() as ListedInquiry, undo: answer.headers.undo as string | undefined };
    },
    undo: (change: string | undefined) => call('POST', `/inquiries/bulk/${change}/undo`, {}),
    contact: (id: string, contact: object) => call('POST', `/inquiries/${id}/contacts`, contact),
    kinds: async (id: string) =>
      ((await call('GET', `/inquiries/${id}/events`)).json() as TimelineEvent[]).map(({ kind }) => kind),
  };
}
