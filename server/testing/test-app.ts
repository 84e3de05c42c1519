/** The real app on a real database in a temporary folder, for tests. */

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSignature } from 'better-auth/crypto';
import { inject } from 'vitest';
import type { StaffRole } from '#contract/staff/staff-roles.ts';
import { type AppParts, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { connect, type EngineName, sqliteFile } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import { createLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { builtSite } from './built-site.ts';
import { addMember } from './members.ts';
import { createDatabase, dropDatabase } from './postgres-cluster.ts';

const possible: EngineName[] = inject('postgresUrl') ? ['sqlite', 'postgres'] : ['sqlite'];
const wanted = process.env.TEST_ENGINES?.split(',');

/** Every server test runs on both: `describe.each(engines)('… on %s', (engine) => …)`. TEST_ENGINES names some only. */
export const engines = possible.filter((engine) => wanted?.includes(engine) ?? true);

/** For connections and turns of the event loop: a busy test machine must not count as an overloaded server. */
const PATIENCE_MS = 60_000;

export type TestApp = { app: App; db: Db; config: Config; logs: string[]; close: () => Promise<void> };

/**
 * @param settings environment variables that differ from the defaults; rate limits are off unless
 *   RATE_LIMIT says otherwise.
 */
export async function createTestApp(
  engine: EngineName,
  settings: Record<string, string> = {},
  pages?: RenderPages,
  parts: Partial<
    Pick<AppParts, 'site' | 'renderMail' | 'articles' | 'takeBackMs' | 'undoPauseMs' | 'pushOverrides'>
  > = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-test-'));
  const databaseUrl = engine === 'postgres' ? await migratedDatabase() : undefined;
  const config = readConfig({
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const logs: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void logs.push(line) });
  if (!databaseUrl) copyFileSync(inject('migratedFile'), sqliteFile(folder));
  const db = connect(config, PATIENCE_MS);
  const headers = securityHeaders(config, []);
  const patience = { pressureWindowMs: PATIENCE_MS, takeBackMs: 0 };
  const app = await buildApp({ config, db, log, headers, site: builtSite, pages, ...patience, ...parts });
  await app.ready();
  const close = async () => {
    await app.close();
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
    if (databaseUrl) await dropDatabase(inject('postgresUrl') as string, databaseUrl);
  };
  return { app, db, config, logs, close };
}

/** A database of the run's PostgreSQL with all migrations done. @returns its URL. */
const migratedDatabase = () =>
  createDatabase(inject('postgresUrl') as string, inject('migratedDatabase') as string);

export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Adds an account with a session, as a sign-in would make it; send the returned cookie. */
export async function signedIn({ app, db }: TestApp, role: StaffRole = 'staff') {
  const email = `${role}-${Math.random().toString(36).slice(2)}@example.com`;
  const password = 'correct horse battery staple';
  const member = await addMember(db, { email, name: `Test ${role}`, role }, password);
  const { internalAdapter, authCookies, secret } = await app.staffAccounts.auth.$context;
  const { token } = await internalAdapter.createSession(member.id);
  const signed = `${token}.${await makeSignature(token, secret)}`;
  return {
    cookie: `${authCookies.sessionToken.name}=${encodeURIComponent(signed)}`,
    email,
    password,
    member,
  };
}
