/** A start with an unusable database fails with a message that names a fix, and leaves the database unchanged. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import { migrations } from '../../server/migrations/index.ts';
import { migrate } from '../../server/migrations/migrate.ts';
import { saveInquiries } from '../../server/migrations/testing/next-version-store.ts';
import { createDatabase, startCluster } from '../../server/testing/postgres-cluster.ts';
import { startServer } from '../support/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-unusable-'));
const good = join(folder, 'good.sqlite');
beforeAll(async () => {
  const dataDir = join(folder, 'good');
  const db = connect({ dataDir, databaseUrl: undefined });
  await migrate(db);
  await saveInquiries(db, 0, 400);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  copyFileSync(join(dataDir, 'ledge-frame.sqlite'), good);
});
afterAll(() => rmSync(folder, { recursive: true }));

const NEWER = { ...migrations, '9999-from-the-future': { up: async () => {} } };

type Case = { what: string; spoil: (file: string, dataDir: string) => void | Promise<void>; says: RegExp };

const cases: Case[] = [
  {
    what: 'no database',
    spoil: (file) => writeFileSync(file, 'Dear diary. '.repeat(9000)),
    says: /is not a database/,
  },
  {
    what: 'cut in half',
    spoil: (file) => truncateSync(file, readFileSync(file).length >> 1),
    says: /damaged/,
  },
  { what: 'cut within a page', spoil: (file) => truncateSync(file, 5000), says: /damaged/ },
  {
    what: 'empty, beside pictures',
    spoil: (file, dataDir) => {
      truncateSync(file, 0);
      mkdirSync(join(dataDir, 'images/ab'), { recursive: true });
    },
    says: /is empty, but the data folder isn’t/,
  },
  {
    what: 'overwritten in the middle',
    spoil: (file) => writeFileSync(file, readFileSync(file).fill(0x5a, 40_960, 81_920)),
    says: /damaged/,
  },
  {
    what: 'another program',
    spoil: (file) => {
      rmSync(file);
      const other = new DatabaseSync(file);
      other.exec(`create table bookmarks (url text); insert into bookmarks values ('https://example.com')`);
      other.close();
    },
    says: /belongs to another program\. Nothing was changed\. Set DATA_DIR/,
  },
  {
    what: 'a newer release’s',
    spoil: async (_file, dataDir) => {
      const db = connect({ dataDir, databaseUrl: undefined });
      await migrate(db, NEWER);
      await db.destroy();
    },
    says: /newer version \(it has 9999-from-the-future\)\. Run that version, or restore a backup/,
  },
];

describe('the server refuses an embedded database that is', () => {
  it.each(cases)('$what, says a way out, and leaves it as it is', async ({ what, spoil, says }) => {
    const dataDir = join(folder, what.replaceAll(/\W/g, '-'));
    mkdirSync(dataDir);
    const file = join(dataDir, 'ledge-frame.sqlite');
    copyFileSync(good, file);
    await spoil(file, dataDir);
    const before = hashOf(file);
    const said = await refusal({ DATA_DIR: dataDir });
    expect(said).toMatch(says);
    expect(said).toMatch(/ended with 1:/);
    expect(said).toMatch(/restore|DATA_DIR to/);
    expect(said).not.toMatch(/\n\s+at /);
    expect(hashOf(file)).toBe(before);
  });

  it('but starts on the same file when it is whole', async () => {
    const dataDir = join(folder, 'whole');
    mkdirSync(dataDir);
    copyFileSync(good, join(dataDir, 'ledge-frame.sqlite'));
    const server = await startServer({ DATA_DIR: dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.remove();
  });
});

describe.skipIf(!inject('postgresUrl'))('the server refuses a PostgreSQL database that is', () => {
  it('another program’s, or a newer release’s, and adds nothing to it', async () => {
    const url = await createDatabase(inject('postgresUrl') as string);
    const client = new pg.Client(url);
    await client.connect();
    await client.query('create table images (path text)');
    expect(await refusal({ DATABASE_URL: url })).toMatch(/another program \(it has a table images\)/);
    const tables = `select tablename from pg_tables where schemaname = 'public'`;
    expect((await client.query(tables)).rows).toEqual([{ tablename: 'images' }]);
    await client.query('drop table images');
    const db = connect({ databaseUrl: url, dataDir: folder });
    await migrate(db, NEWER);
    await db.destroy();
    expect(await refusal({ DATABASE_URL: url })).toMatch(/newer version \(it has 9999-from-the-future\)/);
    await client.end();
  });
});

describe.skipIf(!inject('postgresUrl'))('a PostgreSQL that doesn’t answer when the server starts', () => {
  it('is waited for: the server serves as soon as it comes up', async () => {
    const cluster = await startCluster();
    const url = await createDatabase(cluster.url);
    cluster.stop();
    let comingUp: Promise<void> | undefined;
    const server = await startServer({ DATABASE_URL: url }, (printed) => {
      if (/^PostgreSQL isn’t responding: .*ECONNREFUSED.* more seconds\.$/m.test(printed))
        comingUp ??= pause(2000).then(cluster.start);
    });
    await comingUp;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.remove();
    cluster.remove();
  });

  // Takes a minute.
  it.runIf(process.env.FAULT_ROUNDS)(
    'is given up after a minute, with a way out and no password',
    async () => {
      const said = await refusal({ DATABASE_URL: 'postgres://ledge:geheim@127.0.0.1:1/ledge' });
      expect(said).toMatch(/ended with 1:/);
      expect(said).toMatch(
        /^Can’t reach the database: .* Check that it’s running and that DATABASE_URL is correct\.$/m,
      );
      expect(said).not.toContain('geheim');
    },
  );
});

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @returns the message and exit code of a failed start. */
async function refusal(settings: Record<string, string>): Promise<string> {
  return startServer(settings).then(
    async (server) => {
      await server.remove();
      return 'it started';
    },
    (error: Error) => error.message,
  );
}
