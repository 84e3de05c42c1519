/** How search comes to a database that has inquiries already, and to one without pg_trgm. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { engines } from '../testing/test-app.ts';
import { listFilter } from './parse.ts';
import { listStore } from './store.ts';
import { addInquiry } from './testing/inquiries-store.ts';

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

describe.each(engines)('the search migration on %s', (engine) => {
  it('takes in what is there: texts, notes, names and numbers', async () => {
    const url = engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    await withDatabase(url, async (db) => {
      const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007'));
      await migrate(db, before);
      await db.transaction().execute(async (trx) => {
        for (let n = 0; n < 1100; n++)
          await sql`insert into inquiries (id, reference, name, email, phone, message, created_at, updated_at) values
            (${`old-${n}`}, ${`LF-${n}`}, ${`Łukasz ${n}`}, 'l@example.com', '+1 512 555 0188', 'A well.',
            '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`.execute(trx);
      });
      await sql`insert into inquiry_events (id, inquiry_id, at, kind, data) values
        ('e', 'old-7', '2026-01-01T00:00:00.000Z', 'note', ${JSON.stringify({ text: 'Über die Brücke' })})`.execute(
        db,
      );
      await migrate(db);
      expect(await find(db, 'lukasz 1099')).toEqual(['Łukasz 1099']);
      expect(await find(db, 'brucke')).toEqual(['Łukasz 7']);
      const keys = await db
        .selectFrom('inquiries')
        .select(['name_key', 'phone_key'])
        .where('id', '=', 'old-0')
        .execute();
      expect(keys).toEqual([{ name_key: 'lukasz 0', phone_key: '5125550188' }]);
    });
  });

  it('folds again what an earlier release folded otherwise, and nothing else', async () => {
    const url = engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    await withDatabase(url, async (db) => {
      await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0055')));
      const at = '2026-01-01T00:00:00.000Z';
      for (const [id, name, phone, text] of [
        ['a', 'Seán O`Brien', '٥١٢٥٥٥٠١٩٩', 'sean o`brien\nn@n.org\n٥١٢٥٥٥٠١٩٩'],
        ['b', 'Cy D´Angelo', '', 'cy d angelo\nn@n.org'],
        ['c', 'Ann Lee', '', 'ann lee\nn@n.org\nas it was'],
      ] as const) {
        await sql`insert into inquiries (id, reference, name, email, phone, message, created_at, updated_at)
          values (${id}, ${id}, ${name}, 'n@n.org', ${phone}, '', ${at}, ${at})`.execute(db);
        await sql`insert into inquiry_search (inquiry_id, text, source) values (${id}, ${text}, '')`.execute(
          db,
        );
      }
      await migrate(db);
      expect(await find(db, 'O’Brien')).toEqual(['Seán O`Brien']);
      expect(await find(db, '5125550199')).toEqual(['Seán O`Brien']);
      expect(await find(db, "d'angelo")).toEqual(['Cy D´Angelo']);
      expect(await find(db, 'as it was')).toEqual(['Ann Lee']);
    });
  });
});

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
