/** A database of generated inquiries, an account to read them, and the searches to measure. */
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { readConfig } from '../server/config/config.ts';
import { connect } from '../server/database/connect.ts';
import type { Db } from '../server/database/schema.ts';
import { migrate } from '../server/migrations/migrate.ts';
import { seedInquiries } from '../server/seed/store.ts';
import { createStaffAccounts } from '../server/staff/accounts.ts';

const account = { email: 'bench@example.com', password: 'correct horse battery staple' };

/**
 * Creates a database with one account and `count` inquiries of the last 400 days.
 * @param more adds further rows.
 */
export async function furnish(
  settings: Record<string, string>,
  count: number,
  more: (db: Db) => Promise<void> = async () => {},
): Promise<void> {
  const config = readConfig(settings);
  const db = connect(config);
  await migrate(db);
  // Durability is unnecessary: an interrupted run is repeated.
  if (!config.databaseUrl) await sql`pragma synchronous = off`.execute(db);
  if (!config.databaseUrl) await sql`pragma cache_size = -262144`.execute(db);
  await createStaffAccounts({ config, db, log: pino({ level: 'silent' }) }).add({
    ...account,
    name: 'Bench',
    role: 'owner',
  });
  await seedInquiries(db, { count, days: 400, seed: 'bench' });
  await more(db);
  await db.destroy();
  if (!config.databaseUrl) return;
  // Autovacuum does this within minutes.
  const client = new pg.Client(config.databaseUrl);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** @returns the session's cookies, as a request sends them. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Mostly names of people; also a word that a third of all inquiries contain, and two letters. */
export const SEARCHES = [
  ...['delgado', 'müller', 'jose garcia', "o'brien", 'nguyen', 'kowalski', 'thérèse', 'ann smith'],
  ...['5550188', '512-555-01', '(979) 555', '+1 830 555 0', '0199'],
  ...['jose.delgado', 'maria.garcia1', '@example.org grace'],
  ...['LF-7K', 'lf-a2c'],
  ...['kitchen', 'wheelchair', 'septic blanco', 'left a message', 'restaurant fredericksburg', 'termites'],
  ...['house', 'steel frame', 'ho', 'no such words'],
];
