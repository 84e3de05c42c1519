/** The real app on a real database in a temporary folder, for tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type AppParts, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { connect, type Engine } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import { createLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createStaffAccounts } from '../staff/accounts.ts';
import { createDatabase } from './postgres-cluster.ts';

/** Every server test runs on both: `describe.each(engines)('… on %s', (engine) => …)`. */
export const engines: Engine[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];

export type TestApp = { app: App; db: Db; config: Config; logs: string[]; close: () => Promise<void> };

/**
 * @param settings environment variables that differ from the defaults; rate limits are off unless
 *   RATE_LIMIT says otherwise.
 */
export async function createTestApp(
  engine: Engine,
  settings: Record<string, string> = {},
  pages?: RenderPages,
  parts: Pick<AppParts, 'renderMail' | 'articles'> = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-test-'));
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
  const config = readConfig({
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const logs: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void logs.push(line) });
  const db = connect(config);
  await migrate(db);
  const app = await buildApp({ config, db, log, headers: securityHeaders(config, []), pages, ...parts });
  await app.ready();
  const close = async () => {
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  };
  return { app, db, config, logs, close };
}

/** Adds an account and signs it in; send the returned cookie. */
export async function signedIn({ app, config, db }: TestApp, role: 'owner' | 'staff' = 'staff') {
  const accounts = createStaffAccounts({ config, db, log: app.log });
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`;
  const password = 'correct horse battery staple';
  const member = await accounts.add({ email, name: `Test ${role}`, role, password });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
  });
  const cookie = answer.cookies.map((c) => `${c.name}=${encodeURIComponent(c.value)}`).join('; ');
  return { cookie, email, password, member };
}
