/** A server with an owner, a colleague and invented visitors, for browser tests of the dashboard. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Inquiry } from '#contract/inquiry.ts';
import { launchBrowser, visit } from './browser.ts';
import { becomeOwner, type Credentials, OWNER, sendInquiry, signIn } from './office.ts';
import { projectNode, type RunningServer, startServer } from './running-server.ts';

export const COLLEAGUE = { name: 'Ana Ruiz', email: 'ana@example.com', password: 'another long password' };
const HOUR = 3_600_000;

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** @param settings of the server, as environment variables. */
export async function openDesk(settings: Record<string, string> = {}) {
  const [server, browser] = await Promise.all([startServer(settings), launchBrowser()]);
  await becomeOwner(server);
  addColleague(server);
  return {
    server,
    browser,
    /** Sends a request, as old as wanted. */
    async inquiry(name: string, { hoursAgo = 0, ...fields }: { hoursAgo?: number } & Partial<Inquiry> = {}) {
      const id = await sendInquiry(server, { name, ...fields });
      if (hoursAgo > 0) age(server, id, hoursAgo);
      return id;
    },
    signedIn: (options?: BrowserContextOptions, who: Credentials = OWNER, path = '/admin') =>
      signedIn(server, browser, options, who, path),
    async close() {
      await browser.close();
      await server.remove();
    },
  };
}

async function signedIn(
  server: RunningServer,
  browser: Browser,
  options: BrowserContextOptions = {},
  who: Credentials,
  path: string,
) {
  const visitor = await visit(browser, options);
  await signIn(visitor.page, server, path, who);
  await visitor.page.waitForSelector('[data-inquiry], [data-card], [data-empty]');
  return visitor;
}

export const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

function addColleague({ dataDir }: RunningServer): void {
  const { email, name, password } = COLLEAGUE;
  const { status, stderr } = spawnSync(
    projectNode,
    [
      '--disable-warning=ExperimentalWarning',
      'commands/staff.ts',
      'add',
      email,
      '--name',
      name,
      '--password-stdin',
    ],
    { input: password, encoding: 'utf8', env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
  );
  if (status !== 0) throw new Error(stderr);
}

/** As if it had come earlier: no clock in the product can be turned back. */
function age({ dataDir }: RunningServer, id: string, hours: number): void {
  const db = new DatabaseSync(join(dataDir, 'ledge-frame.sqlite'));
  db.exec('pragma busy_timeout = 5000');
  const at = new Date(Date.now() - hours * HOUR).toISOString();
  db.prepare('update inquiries set created_at = ? where id = ?').run(at, id);
  db.close();
}
