/** A backup made while an erasure is in progress: the restore finishes what the other process began. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { expect, it, onTestFinished } from 'vitest';
import { writeRegister } from '../erasure/register.ts';
import { insertRecord, type NewErasureRecord, NOTHING } from '../erasure/store.ts';
import { insertWork } from '../erasure/work-store.ts';
import { erasedHashes } from '../inquiries/erased-hashes.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { emptyPlace, post } from './testing/place.ts';

it.each(engines)('a restore on %s erases what an erasure under way was about to', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-erasing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = await createTestApp(engine);
  onTestFinished(source.close);
  const { id } = (await post(source)).json();
  const { email } = await source.db
    .selectFrom('inquiries')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const at = new Date().toISOString();
  const record: NewErasureRecord = {
    ...{ id: uuid(), at, actorId: null, actorName: null, kind: 'address', inquiryIds: [], mails: [] },
    addressHash: erasedHashes(source.config.secret).ofAddress(email),
    counts: NOTHING,
  };
  // The state at the start of an erasure by address, whose process still holds the lease.
  await source.db.transaction().execute(async (trx) => {
    await insertRecord(trx, record);
    await insertWork(trx, { id: record.id, until: at, counted: true }, true);
  });
  const file = join(folder, 'meanwhile.tar.gz');
  await backUp(source.db, source.config, file);

  const place = await emptyPlace(engine);
  onTestFinished(place.close);
  await restore(place.db, place.config, file);
  expect(await place.db.selectFrom('inquiries').select('id').execute()).toEqual([]);
  expect(await place.db.selectFrom('erasure_work').select('erasure_id').execute()).toEqual([]);
});

it.each(engines)('a restore on %s erases what retention went on to erase', async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-erasing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const source = await createTestApp(engine);
  onTestFinished(source.close);
  const { id } = (await post(source)).json();
  const at = new Date().toISOString();
  const record: NewErasureRecord = {
    ...{ id: uuid(), at, actorId: null, actorName: null, kind: 'retention', inquiryIds: [], mails: [] },
    ...{ addressHash: null, counts: NOTHING },
  };
  await source.db.transaction().execute(async (trx) => {
    await insertRecord(trx, record);
    await insertWork(trx, { id: record.id, until: at, counted: true }, true);
  });
  const file = join(folder, 'meanwhile.tar.gz');
  await backUp(source.db, source.config, file);
  // The other process continues, and writes the register next to the backup.
  await insertRecord(source.db, { ...record, inquiryIds: [id] });
  await source.db.deleteFrom('inquiries').where('id', '=', id).execute();
  await source.db.deleteFrom('erasure_work').execute();
  await writeRegister(source.db, source.config.dataDir);

  // Without RETENTION_DAYS: nothing else would be erased here.
  const place = await emptyPlace(engine);
  onTestFinished(place.close);
  await restore(place.db, place.config, file);
  expect(await place.db.selectFrom('inquiries').select('id').execute()).toEqual([]);
  expect(await place.db.selectFrom('erasure_work').select('erasure_id').execute()).toEqual([]);
});
