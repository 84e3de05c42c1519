/** The list of inquiries that carry a picture is derived, so a restore and a move must rebuild it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.ts';
import { createImageHost } from '../images/create-image-host.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { listen, upload } from '../images/testing/upload.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { emptyPlace, fill, post } from './testing/place.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-carried-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linksOf = (db: Db) => db.selectFrom('inquiry_images').selectAll().orderBy('inquiry_id').execute();

describe.each(engines)('a picture that was uploaded before a backup of %s and erased after it', (engine) => {
  it('is restored without an inquiry, and removed with its files by the next look for such', async () => {
    const source = await createTestApp(engine);
    const base = await listen(source.app);
    const answer = await upload(base, new Uint8Array(pictureOf('jpeg')));
    const { secure_url: url } = (await answer.json()) as { secure_url: string };
    const file = join(folder, `${engine}-orphan.backup`);
    await backUp(source.db, source.config, file);
    const { id: inquiryId } = (await post(source, [url])).json();
    const { cookie } = await signedIn(source, 'owner');
    const erased = await source.app.inject({
      method: 'POST',
      url: '/api/erasures',
      headers: { cookie },
      payload: { inquiryId },
    });
    expect(erased.json().counts).toMatchObject({ inquiries: 1, pictures: 1 });
    await source.close();

    const target = await emptyPlace(engine);
    await restore(target.db, target.config, file);
    const host = createImageHost({ db: target.db, config: target.config, log: pino({ level: 'silent' }) });
    const name = url.split('/').at(-1) as string;
    const restored = await host.open(name);
    expect(restored).not.toBeNull();
    await restored?.close();
    // Orphans are removed a day after the upload; with a backup that old, immediately after the restore.
    expect(await host.removeOrphans(new Date(Date.now() + 1000))).toBe(1);
    expect(await host.open(name)).toBeNull();
    expect(await target.db.selectFrom('images').select('id').execute()).toEqual([]);
    await target.close();
  });
});

describe.each(engines)('pictures that two inquiries of %s carry', (engine) => {
  let source: TestApp;
  beforeAll(async () => {
    source = await createTestApp(engine);
    const { picture } = await fill(source, 1);
    await post(source, [picture]);
    expect(await linksOf(source.db)).toHaveLength(2);
  });
  afterAll(() => source.close());

  it.each(engines)('belong to both after a restore on %s', async (other) => {
    const file = join(folder, `${engine}-${other}.backup`);
    await backUp(source.db, source.config, file);
    const target = await emptyPlace(other);
    await restore(target.db, target.config, file);
    expect(await linksOf(target.db)).toEqual(await linksOf(source.db));
    await target.close();
  });

  it.skipIf(engine !== 'sqlite' || !engines.includes('postgres'))('belong to both after a move', async () => {
    const target = await emptyPlace('postgres');
    await move(source.db, target.db, () => {});
    expect(await linksOf(target.db)).toEqual(await linksOf(source.db));
    await target.close();
  });
});
