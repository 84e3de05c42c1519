/** A server for the commands of docs/operations.md: settings in a file, a signed-in owner, and visitors' requests. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { type GuideShell, guideShell, type Ran, runScript } from './operations-guide.ts';
import { type RunningServer, startServer } from './running-server.ts';

export const OWNER = { name: 'Ann Ortiz', email: 'ann@example.com', password: 'a long enough password' };
const folders: string[] = [];

/** For `afterAll`. */
export function removeScenes(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

export type Headers = Record<string, string>;
type Ask = (
  path: string,
  method?: string,
  body?: object,
  headers?: Headers,
) => Promise<{ status: number; body: never }>;

export type IncidentScene = {
  server: RunningServer;
  run: GuideShell;
  /** Runs a script of docs/deploy. */
  script: (path: string) => Promise<Ran>;
  /** Calls the API as the signed-in owner. */
  ask: Ask;
  settings: Record<string, string>;
  folder: string;
};

/** Starts a server whose settings are in a file, as docs/deploy.md installs them. */
export async function scene(given: Record<string, string> = {}): Promise<IncidentScene> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-operations-'));
  folders.push(folder);
  const settings = {
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    RATE_LIMIT: 'off',
    ...given,
  };
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const file = join(folder, 'settings.env');
  writeFileSync(file, inShell(settings), { mode: 0o600 });
  const server = await startServer(settings);
  const at = { settings: file, backups, ...server };
  return {
    server,
    run: guideShell(at),
    script: (path) => runScript(path, at),
    ask: await owner(server),
    settings,
    folder,
  };
}

/** Settings as docs/deploy.md has them written: values with special characters are in quotes. */
export const inShell = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('');

async function owner(server: RunningServer): Promise<Ask> {
  const token = new URL(server.setUpLink() as string).searchParams.get('token');
  const { cookies: cookie } = await send(server, '/api/staff/set-up', 'POST', { ...OWNER, token });
  return (path, method = 'GET', body, headers) => send(server, path, method, body, { cookie, ...headers });
}

/** Sends a request to the server itself, without a browser. */
export async function send(
  { url }: Pick<RunningServer, 'url'>,
  path: string,
  method: string,
  body?: object,
  headers: Headers = {},
) {
  const isForm = body instanceof FormData;
  const type = body && !isForm && { 'content-type': 'application/json' };
  const sent = body && { body: isForm ? body : JSON.stringify(body) };
  const init = { method, headers: { ...type, ...headers }, ...sent };
  const answer = await fetch(url + path, init);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    cookies: cookies.join('; '),
    body: (json ? JSON.parse(text) : text) as never,
  };
}

export type Receipt = { id: string; reference: string; link: string };

/** Sends an inquiry. */
export async function write(
  server: Pick<RunningServer, 'url'>,
  fields: Record<string, unknown> = {},
  headers: Headers = {},
): Promise<Receipt> {
  const message = `A house on a ledge near Blanco, with a workshop beside it. ${randomUUID()}`;
  const sent = { name: 'Rosa Delgado', email: 'rosa@example.com', message, elapsed: 60_000, ...fields };
  const { status, body } = await send(server, '/api/inquiries', 'POST', sent, headers);
  expect([200, 201]).toContain(status);
  return body;
}

export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  seconds = 20,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !(await isSo()); await pause(100))
    if (Date.now() > end) throw new Error(`${what} did not come about within ${seconds} s.`);
}
