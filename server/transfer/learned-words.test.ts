/** Words that earlier releases learned from staff's marks go with their tables, and nothing else does; on both databases. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { create, extract } from 'tar';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '../database/schema.ts';
import { addOldInquiry, oldInquiry } from '../database/testing/first-release-store.ts';
import { migrations } from '../migrations/index.ts';
import { isMigrated, migrate } from '../migrations/migrate.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { lineOf, type Row, tablesIn } from './store.ts';
import { emptyPlace, post } from './testing/place.ts';

const DROPPED = '0063-no-learned-words';
const AT = '2026-11-26T12:00:00.000Z';
const SECRET = 'a secret that the operator keeps in a vault';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-learned-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rowsFor = (inquiryId: string): Record<string, Row[]> => ({
  spam_training: [{ inquiry_id: inquiryId, is_spam: 1, sender_hash: 'sender', at: AT }],
  spam_training_words: [
    { word_hash: 'one', inquiry_id: inquiryId },
    { word_hash: 'two', inquiry_id: inquiryId },
  ],
});

/** The same archive as the release before the migration would have made it. */
async function asBefore(file: string, tables: Record<string, Row[]>): Promise<string> {
  const inside = mkdtempSync(join(folder, 'inside-'));
  await extract({ file, cwd: inside });
  const manifest: Manifest = JSON.parse(readFileSync(join(inside, 'manifest.json'), 'utf8'));
  manifest.migrations = manifest.migrations.filter((name) => name < DROPPED);
  for (const [table, rows] of Object.entries(tables)) {
    const lines = rows.map((row) => `${lineOf(row)}\n`).join('');
    writeFileSync(join(inside, 'tables', `${table}.jsonl`), lines);
    manifest.tables[table] = { rows: rows.length, sha256: createHash('sha256').update(lines).digest('hex') };
  }
  writeFileSync(join(inside, 'manifest.json'), JSON.stringify(manifest));
  const before = `${file}.before`;
  await create({ file: before, cwd: inside, gzip: true }, readdirSync(inside));
  return before;
}

const learnedTables = async (db: Db) =>
  (await tablesIn(db)).filter((name) => name.startsWith('spam_training'));
const inquiryIds = async (db: Db) =>
  (await db.selectFrom('inquiries').select('id').execute()).map(({ id }) => id);

describe.each(engines)('learned words on %s', (engine) => {
  it('are dropped by the upgrade, and the inquiry that taught them stays', async () => {
    const place = await emptyPlace(engine);
    onTestFinished(() => place.close());
    const { db } = place;
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < DROPPED)));
    await addOldInquiry(db, oldInquiry(1));
    const [id = ''] = await inquiryIds(db);
    await sql`insert into spam_training values (${id}, 1, 'sender', ${AT})`.execute(db);
    await sql`insert into spam_training_words values ('one', ${id}), ('two', ${id})`.execute(db);
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    expect(await learnedTables(db)).toEqual([]);
    expect(await inquiryIds(db)).toEqual([id]);
  });

  it('are skipped when a backup that has them is restored', async () => {
    const source = await createTestApp(engine, { SECRET });
    onTestFinished(() => source.close());
    const { id } = (await post(source)).json();
    const file = join(folder, `${engine}.tar.gz`);
    await backUp(source.db, source.config, file);
    const target = await emptyPlace(engine, { SECRET });
    onTestFinished(() => target.close());
    await restore(target.db, target.config, await asBefore(file, rowsFor(id)), { withoutRegister: true });
    expect(await isMigrated(target.db)).toBe(true);
    expect(await learnedTables(target.db)).toEqual([]);
    expect(await inquiryIds(target.db)).toEqual([id]);
  });
});
