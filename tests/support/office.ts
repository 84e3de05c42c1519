/** An owner of a running server, and what visitors and staff send to it. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import type { Inquiry } from '#contract/inquiry.ts';
import type { RunningServer } from './running-server.ts';

export const OWNER = {
  name: 'Olivia Owner',
  email: 'olivia@example.com',
  password: 'a long enough password',
};

/**
 * Makes the first account by the link that the server printed.
 * @returns the owner's session, as a Cookie header.
 */
export async function becomeOwner(server: RunningServer): Promise<string> {
  const token = new URL(server.setUpLink() as string).searchParams.get('token');
  // A server that has just started on a busy machine may answer 503 first.
  const answer = await vi.waitFor(() => postJson(server, '/api/staff/set-up', { ...OWNER, token }), {
    interval: 1000,
    timeout: 20_000,
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** A request as a person sends it, a minute after the form was opened. @returns its id. */
export async function sendInquiry(
  server: RunningServer,
  fields: Partial<Inquiry> & { name: string },
): Promise<string> {
  const message = `${fields.name} has eleven acres outside of Blanco and would like to build there.`;
  const email = `${fields.name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const answer = await postJson(server, '/api/inquiries', { email, message, elapsed: 60_000, ...fields });
  return ((await answer.json()) as { id: string }).id;
}

/** Signs a browser in, without its form, and opens a page. */
export async function signIn(page: Page, server: RunningServer, path: string, who: Credentials = OWNER) {
  const data = { email: who.email, password: who.password };
  await page.request.post(`${server.url}/api/auth/sign-in/email`, { data });
  await page.goto(server.url + path);
}

export type Credentials = { email: string; password: string };

/** @throws unless the server takes it. */
export async function postJson(server: RunningServer, path: string, body: object): Promise<Response> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
