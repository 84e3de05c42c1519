/** The search's index on PostgreSQL, and a search without it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { listFilter } from '../inquiry-list/parse.ts';
import { listStore } from '../inquiry-list/store.ts';
import { addInquiry } from '../inquiry-list/testing/inquiries-store.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';

async function withDatabase(databaseUrl: string | undefined, work: (db: Db) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-search-'));
  const db = connect({ databaseUrl, dataDir });
  try {
    await work(db);
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  }
}

async function find(db: Db, q: string): Promise<string[]> {
  const now = new Date();
  const filter = listFilter({ q }, 'nobody', now);
  const wanted = { filter, sort: 'newest', after: null, limit: 100, now: now.toISOString() } as const;
  const { inquiries } = await listStore(db).page(wanted);
  return inquiries.map((inquiry) => inquiry.name);
}

describe.skipIf(!inject('postgresUrl'))('PostgreSQL', () => {
  const indexes = async (db: Db) =>
    (
      await sql<{
        indexname: string;
      }>`select indexname from pg_indexes where tablename = 'inquiry_search'`.execute(db)
    ).rows.map((row) => row.indexname);

  it('has a trigram index, and takes it', async () => {
    await withDatabase(await createDatabase(inject('postgresUrl') as string), async (db) => {
      await migrate(db);
      expect(await indexes(db)).toContain('inquiry_trigrams');
      const { rows } = await db.connection().execute(async (one) => {
        await sql`set enable_seqscan = off`.execute(one);
        return sql`explain select 1 from inquiry_search where text like '%kitchen%'`.execute(one);
      });
      expect(JSON.stringify(rows)).toContain('inquiry_trigrams');
    });
  });

  it('does without where the role may create no extension', async () => {
    const url = await createDatabase(inject('postgresUrl') as string);
    const role = `plain_${Math.random().toString(36).slice(2)}`;
    const owner = new pg.Client(url);
    await owner.connect();
    await owner.query(`create role ${role} login; grant create on schema public to ${role}`);
    await withDatabase(url.replace('ledge@', `${role}@`), async (db) => {
      await migrate(db);
      expect(await indexes(db)).not.toContain('inquiry_trigrams');
      await addInquiry(db, { name: 'José', phone: '512-555-0188' });
      await addInquiry(db, { name: 'Ann' });
      expect(await find(db, 'jose 5550188')).toEqual(['José']);
      expect(await find(db, 'porch')).toEqual(['Ann', 'José']);
    });
    await owner.query(`drop owned by ${role}; drop role ${role}`);
    await owner.end();
  });
});
