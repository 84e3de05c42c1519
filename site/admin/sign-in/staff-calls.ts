/** Signing in and setting up (requirements §13). Each throws RequestError with a message for people. */
import type { StaffMember } from '#contract/site/page-services.ts';
import { request } from '../../layout/request.ts';
import { getJson } from '../state/query-client.ts';

/** The session's owner; null if the browser refused the cookie. */
export const readStaff = (): Promise<StaffMember | null> => getJson('/api/staff/me', { on401: 'null' });

export const postStaff = (url: string, body: object): Promise<Response> =>
  request(url, { method: 'POST', body });
