/** A running server with an owner and a colleague, and what visitors and staff send to it. */
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject, vi } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { connect, sqliteFile } from '../../server/database/connect.ts';
import { addMember } from '../../server/testing/members.ts';
import { type RunningServer, startServer } from './running-server.ts';

export const OWNER = {
  name: 'Olivia Owner',
  email: 'olivia@example.com',
  password: 'a long enough password',
};

export const COLLEAGUE = { name: 'Ana Ruiz', email: 'ana@example.com', password: 'another long password' };

/**
 * A running server with both accounts.
 * @param settings of the server, as environment variables.
 * @param folder of a copy of the project.
 */
export async function openOffice(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-office-'));
  copyFileSync(inject('migratedFile'), sqliteFile(dataDir));
  const db = connect({ dataDir, databaseUrl: undefined });
  for (const [{ password, ...member }, role] of [
    [OWNER, 'owner'],
    [COLLEAGUE, 'staff'],
  ] as const)
    await addMember(db, { ...member, role }, password);
  await db.destroy();
  return startServer({ ...settings, DATA_DIR: dataDir }, undefined, folder);
}

/** Creates the first account with the link that the server printed. @returns the session, as a Cookie header. */
export async function becomeOwner(server: RunningServer): Promise<string> {
  const token = new URL(server.setUpLink() as string).searchParams.get('token');
  // A server that has just started on a busy machine may answer 503 first.
  const set = () => postJson(server, '/api/staff/set-up', { ...OWNER, token });
  return sessionOf(await vi.waitFor(set, { interval: 1000, timeout: 60_000 }));
}

const sessionOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

/** Sends a request as a person does, a minute after the form was opened. @returns its id. */
export async function sendInquiry(
  server: RunningServer,
  fields: Partial<Inquiry> & { name: string },
): Promise<string> {
  const message = `${fields.name} has eleven acres outside of Blanco and would like to build there.`;
  const email = `${fields.name.toLowerCase().replace(/\W+/g, '.')}@example.com`;
  const answer = await postJson(server, '/api/inquiries', { email, message, elapsed: 60_000, ...fields });
  return ((await answer.json()) as { id: string }).id;
}

/** Signs in. @returns the session, as a Cookie header. */
export async function cookieOf(
  server: RunningServer,
  { email, password }: Credentials = OWNER,
): Promise<string> {
  return sessionOf(await postJson(server, '/api/auth/sign-in/email', { email, password }));
}

export type ContentCalls = Awaited<ReturnType<typeof contentCalls>>;

/** Calls of the content API, as the owner. */
export async function contentCalls(server: RunningServer) {
  const cookie = await cookieOf(server);
  /** @param version sent as `If-Match`. @throws Error unless the server accepts the request. */
  async function call<T>(method: string, path: string, body?: object, version?: number): Promise<T> {
    const answer = await fetch(`${server.url}/api/content${path}`, {
      method,
      headers: {
        ...{ cookie, origin: server.url },
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }
  /** Changes fields of a part of the site, as the editor does. */
  async function change(path: string, fields: object): Promise<{ version: number }> {
    const { version, value } = await call<EditedRecord>('GET', path);
    return call('PUT', path, { value: { ...(value as object), ...fields }, hidden: false }, version);
  }
  return { call, change };
}

/** Signs a browser in, without its form, and opens a page. */
export async function signIn(page: Page, server: RunningServer, path: string, who: Credentials = OWNER) {
  const data = { email: who.email, password: who.password };
  await page.request.post(`${server.url}/api/auth/sign-in/email`, { data });
  await page.goto(server.url + path);
}

export type Credentials = { email: string; password: string };

/** @throws Error unless the server accepts the request. */
export async function postJson(server: RunningServer, path: string, body: object): Promise<Response> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
