/** Installations for transfer tests: a database and a data folder, filled or empty. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { inject } from 'vitest';
import { createBooking } from '../../booking/booking.ts';
import { hoursStore } from '../../booking/hours-store.ts';
import { NOW, OFFICE_HOURS, TUESDAY_NINE } from '../../booking/testing/desk.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { connect, type EngineName } from '../../database/connect.ts';
import type { Db } from '../../database/schema.ts';
import { pictureOf } from '../../images/testing/sample-files.ts';
import { listen, upload } from '../../images/testing/upload.ts';
import { createDatabase } from '../../testing/postgres-cluster.ts';
import { signedIn, type TestApp } from '../../testing/test-app.ts';
import { type Sum, sumOf } from '../store.ts';
import { TRANSFER_TABLES } from '../tables.ts';

/** The others change while a server is at work. */
export const AT_REST = TRANSFER_TABLES.filter(({ name }) => name !== 'jobs');

export type TransferSite = { db: Db; config: Config; close: () => Promise<void> };

/** Creates an installation with an untouched database. */
export async function emptyPlace(
  engine: EngineName,
  settings: Record<string, string> = {},
): Promise<TransferSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-place-'));
  const databaseUrl =
    engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...settings,
  });
  const db = connect(config);
  const close = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { db, config, close };
}

/** Adds inquiries through the API, with and without pictures, notes, owners and a meeting. */
export async function fill(test: TestApp, requests: number): Promise<{ cookie: string; picture: string }> {
  const base = await listen(test.app);
  const answer = await upload(base, new Uint8Array(pictureOf('jpeg')));
  const { secure_url: picture } = (await answer.json()) as { secure_url: string };
  for (let i = 0; i < requests; i += 1) await post(test, i === 0 ? [picture] : []);
  const { cookie, member } = await signedIn(test, 'owner');
  const [{ id } = { id: '' }] = await test.db.selectFrom('inquiries').select('id').limit(1).execute();
  await test.app.inject({
    method: 'PATCH',
    url: `/api/inquiries/${id}`,
    headers: { cookie },
    payload: { notes: 'Called; she wants steel.\u2028Two lines to some readers.', spam: true },
  });
  await hoursStore(test.db).save(member.id, OFFICE_HOURS);
  const wanted = { inquiryId: id, kind: 'call' as const, at: TUESDAY_NINE, staffId: member.id };
  await createBooking(test.db, async () => {}).book(wanted, 'staff', member, NOW);
  return { cookie, picture: new URL(picture).pathname };
}

export const post = ({ app }: Pick<TestApp, 'app'>, attachments: string[] = []) =>
  app.inject({
    method: 'POST',
    url: '/api/inquiries',
    headers: { 'idempotency-key': uuid() },
    payload: {
      name: 'José Ibarra',
      email: 'jose@example.com',
      phone: '+1 979 555 0101',
      message: 'A house on the ledge above the river, with a “porch” & a shop.',
      attachments,
    },
  });

/** Returns row count and checksum of every table, or of those in a backup (`BACKUP_TABLES`). */
export async function sumsOf(db: Db, tables = AT_REST): Promise<Record<string, Sum>> {
  const sums: Record<string, Sum> = {};
  for (const table of tables) sums[table.name] = await sumOf(db, table);
  return sums;
}
