/** Pictures of the release before, and a server of it that works beside this one (docs/decisions/0023, 0029). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { engines } from '../testing/test-app.ts';
import { countCarriedByNoOther } from './carriers-store.ts';
import { createImageHost } from './image-host.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0019'));
const LONG_AGO = '2026-01-01T00:00:00.000Z';
const CLOUD = 'https://res.cloudinary.com/our-cloud/image/upload/v1712345678/inquiries';

const idOf = (letter: string) => letter.repeat(40);
const pathOf = (letter: string) => `/images/inquiries/${idOf(letter)}.webp`;

describe.each(engines)('pictures of the release before on %s', (engine) => {
  let dataDir: string;
  let db: Db;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-pictures-'));
    const databaseUrl =
      engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    db = connect({ dataDir, databaseUrl });
    await migrate(db, before);
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const inquiry = (...attachments: string[]) =>
    savedInquiry(db, { attachments: JSON.stringify(attachments), created_at: LONG_AGO });
  /** As that release inserts and attaches. */
  const picture = (letter: string, inquiryId: string | null) =>
    sql`insert into images (id, url, width, height, bytes, created_at, inquiry_id)
      values (${idOf(letter)}, ${pathOf(letter)}, 1600, 1200, 9, ${LONG_AGO}, ${inquiryId})`.execute(db);
  const attachOld = (letter: string, inquiryId: string) =>
    sql`update images set inquiry_id = coalesce(inquiry_id, ${inquiryId})
      where id in (${idOf(letter)}) and removed_at is null`.execute(db);
  const eraseOld = async (inquiryId: string) => {
    const { rows } = await sql<{ id: string }>`update images set removed_at = ${LONG_AGO}, inquiry_id = null
      where inquiry_id = ${inquiryId} returning id`.execute(db);
    await sql`delete from inquiries where id = ${inquiryId}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const orphansOld = async () => {
    await sql`update images set removed_at = ${LONG_AGO}
      where inquiry_id is null and removed_at is null and created_at < '2026-06-01'`.execute(db);
    const { rows } = await sql<{ id: string }>`select id from images where removed_at is not null`.execute(
      db,
    );
    return rows.map(({ id }) => id).sort();
  };
  const carriers = async (id: string) => {
    const rows = await db
      .selectFrom('inquiry_images')
      .select('inquiry_id')
      .where('image_id', '=', id)
      .execute();
    return rows.map(({ inquiry_id }) => inquiry_id).sort();
  };
  const removals = async () => {
    const rows = await db.selectFrom('jobs').select(['key', 'payload']).execute();
    return rows.map(({ key, payload }) => `${JSON.parse(payload).cloud ?? 'here'} ${key}`).sort();
  };
  const erase = (inquiryId: string) =>
    db.transaction().execute(async (trx) => {
      const count = await countCarriedByNoOther(trx, [inquiryId]);
      await host().eraseOf(trx, inquiryId);
      await trx.deleteFrom('inquiries').where('id', '=', inquiryId).execute();
      return count;
    });
  const host = () =>
    createImageHost({
      config: {
        dataDir,
        origin: 'https://www.example.com',
        secret: 's'.repeat(32),
        cloudinaryUrl: undefined,
        databaseUrl: undefined,
      },
      db,
      log: pino({ level: 'silent' }),
    });

  it('belong to every inquiry that lists them after the upgrade', async () => {
    const one = await inquiry(`https://www.example.com${pathOf('a')}`);
    const two = await inquiry(pathOf('a'), `https://www.example.com${pathOf('b')}`);
    const three = await inquiry(`${CLOUD}/hx2k4_9-z.jpg`, `${CLOUD}/drawing.svg`);
    const four = await inquiry(`${CLOUD}/hx2k4_9-z.jpg`);
    await inquiry();
    await picture('a', one);
    await picture('b', two);
    await migrate(db);
    expect(await carriers(idOf('a'))).toEqual([one, two].sort());
    expect(await carriers(idOf('b'))).toEqual([two]);
    expect(await carriers('hx2k4_9-z')).toEqual([three, four].sort());

    expect(await erase(one)).toBe(0);
    expect(await erase(three)).toBe(1);
    expect(await removals()).toEqual(['our-cloud drawing']);
    expect(await erase(two)).toBe(2);
    expect(await erase(four)).toBe(1);
    expect(await removals()).toEqual([
      `here ${idOf('a')}`,
      `here ${idOf('b')}`,
      'our-cloud drawing',
      'our-cloud hx2k4_9-z',
    ]);
    expect(await db.selectFrom('images').select('id').execute()).toEqual([]);
  });

  it('are not taken from another inquiry by a server of that release that erases one', async () => {
    const one = await inquiry(pathOf('a'), pathOf('b'));
    await picture('a', one);
    await picture('b', one);
    await migrate(db);
    const two = await inquiry(pathOf('a'));
    await attachOld('a', two);
    expect(await eraseOld(one)).toEqual([idOf('b')]);
    expect(await orphansOld()).toEqual([idOf('b')]);
    expect(await carriers(idOf('a'))).toEqual([two]);
    await host().removeOrphans(new Date());
    expect(await db.selectFrom('images').select(['id', 'inquiry_id']).execute()).toEqual([
      { id: idOf('a'), inquiry_id: two },
    ]);
    expect(await erase(two)).toBe(1);
  });

  it('that such a server adds to an inquiry belong to it', async () => {
    const one = await inquiry();
    await picture('a', null);
    await migrate(db);
    await sql`update inquiries set attachments = ${JSON.stringify([pathOf('a')])} where id = ${one}`.execute(
      db,
    );
    await attachOld('a', one);
    expect(await carriers(idOf('a'))).toEqual([one]);
    expect(await erase(one)).toBe(1);
  });

  it('at Cloudinary are neither forgotten nor given up by such a server', async () => {
    await migrate(db);
    const one = await inquiry(`${CLOUD}/hx2k4_9-z.jpg`);
    await db
      .insertInto('images')
      .values({
        id: idOf('c'),
        url: '',
        width: 0,
        height: 0,
        bytes: 0,
        created_at: LONG_AGO,
        cloud: 'our-cloud',
        awaited: 1,
      })
      .execute();
    await picture('d', null);
    expect(await orphansOld()).toEqual([idOf('d')]);
    expect(await erase(one)).toBe(1);
    await host().removeOrphans(new Date());
    expect(await removals()).toEqual([`our-cloud ${idOf('c')}`, 'our-cloud hx2k4_9-z']);
  });
});
