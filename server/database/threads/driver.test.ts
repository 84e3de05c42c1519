/** A statement behaves in a thread as it does on the serving thread. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUniqueViolation } from '../error-codes.ts';
import type { Db } from '../schema.ts';
import { addImage, doneMeanwhile, type Embedded, embeddedDatabase, imageIds } from '../testing/embedded.ts';

describe('a connection to the embedded database', () => {
  let embedded: Embedded;
  let db: Db;
  beforeAll(async () => {
    embedded = await embeddedDatabase();
    db = embedded.db;
    await sql`create table things (id integer primary key, value)`.execute(db);
  });
  afterAll(() => embedded.remove());

  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
  const add = (value: unknown, to = db) => sql`insert into things (value) values (${value})`.execute(to);

  it('keeps values as they are, and says what changed', async () => {
    const values = [
      'text with 🏡',
      42,
      1.5,
      Number.MAX_SAFE_INTEGER,
      2n ** 40n,
      null,
      new Uint8Array([0, 255]),
    ];
    for (const value of values) expect(await add(value)).toEqual({ rows: [], numAffectedRows: 1n });
    const { rows } = await sql<{ value: unknown }>`select value from things order by id`.execute(db);
    expect(rows.map(({ value }) => value)).toEqual(
      values.map((v) => (typeof v === 'bigint' ? Number(v) : v)),
    );
    const changed = await sql`update things set value = 1 where id < 4`.execute(db);
    expect(changed.numAffectedRows).toBe(3n);
    const { rows: returned } = await sql`insert into things (value) values (7), (8) returning value`.execute(
      db,
    );
    expect(returned).toEqual([{ value: 7 }, { value: 8 }]);
    expect((await sql`select * from things where 0`.execute(db)).rows).toEqual([]);
  });

  it('fails as SQLite does', async () => {
    await addImage(db, 'twice');
    const error = await failure(addImage(db, 'twice'));
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: 'ERR_SQLITE_ERROR',
      errcode: 1555,
      message: 'UNIQUE constraint failed: images.id',
    });
    expect(isUniqueViolation(error)).toBe(true);
    const withDate = sql`insert into things (id, value) values (${100}, ${new Date()})`;
    expect(await failure(withDate.execute(db))).toMatchObject({
      code: 'ERR_INVALID_ARG_TYPE',
      name: 'TypeError',
    });
    expect(await failure(add(new WeakMap()))).toMatchObject({ name: 'DataCloneError' });
    await sql`insert into things (value) values (${2n ** 60n})`.execute(db);
    expect(await failure(sql`select value from things`.execute(db))).toMatchObject({
      code: 'ERR_OUT_OF_RANGE',
    });
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('refuses to write what looks like a read, and writes what only begins like one', async () => {
    await addImage(db, 'with');
    await sql`with wide (id) as (values ('with')) update images set width = 9 from wide where images.id = wide.id`.execute(
      db,
    );
    const row = await db.selectFrom('images').select('width').where('id', '=', 'with').executeTakeFirst();
    expect(row?.width).toBe(9);
    const reading = db.transaction().setAccessMode('read only');
    expect(await failure(reading.execute((trx) => addImage(trx, 'no')))).toMatchObject({ errcode: 8 });
    expect(await imageIds(db)).not.toContain('no');
  });

  it('stays with the writer from its first write on', async () => {
    await db.connection().execute(async (connection) => {
      await sql`create temp table own (n)`.execute(connection);
      await sql`insert into own values (3)`.execute(connection);
      expect((await sql`select n from own`.execute(connection)).rows).toEqual([{ n: 3 }]);
      await sql`drop table own`.execute(connection);
    });
    await addImage(db, 'given-back');
  });

  it('reads one moment in a transaction that only reads, and leaves others to write', async () => {
    const before = await imageIds(db);
    await db
      .transaction()
      .setAccessMode('read only')
      .execute(async (moment) => {
        expect(await imageIds(moment)).toEqual(before);
        await addImage(db, 'meanwhile');
        expect(await imageIds(moment)).toEqual(before);
      });
    expect(await imageIds(db)).toContain('meanwhile');
  });

  it('commits nothing of a transaction that was lost, though more was sent along', async () => {
    await sql`delete from things`.execute(db);
    await sql`pragma max_page_count = 1`.execute(db);
    const error = await failure(
      db.transaction().execute(async (trx) => {
        await sql`insert into things (value) select zeroblob(4000) from (values (1), (2), (3))`
          .execute(trx)
          .catch(() => {});
        const rest = Array.from({ length: 300 }, () => add('x'.repeat(4000), trx));
        await Promise.all(rest);
      }),
    );
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(error).toMatchObject({ errcode: 13 });
    expect((await sql`select count(*) as n from things`.execute(db)).rows).toEqual([{ n: 0 }]);
  });

  it('finishes what it was asked before it closes', async () => {
    const other = embedded.open();
    await addImage(other, 'opened');
    const asked = addImage(other, 'last');
    await doneMeanwhile(other.destroy(), async () => new Promise(setImmediate));
    await asked;
    expect(await imageIds(db)).toContain('last');
  });
});
