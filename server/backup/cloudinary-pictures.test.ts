import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Rig, startRig } from '../images/testing/hosts.ts';
import { make, pictureOf } from '../images/testing/sample-files.ts';
import { engines } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { putBackPictures } from './cloudinary-pictures.ts';

import { restore } from './restore.ts';
import { emptyPlace, type TransferSite } from './testing/place.ts';

describe.each(engines)('a backup with pictures at Cloudinary, on %s', (engine) => {
  let rig: Rig;
  let folder: string;
  let target: TransferSite | undefined;
  beforeEach(async () => {
    rig = await startRig('Cloudinary', engine);
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-cloud-backup-'));
  });
  afterEach(async () => {
    await target?.close();
    target = undefined;
    await rig.close();
    rmSync(folder, { recursive: true });
  });

  const state = () => rig.standIn?.state as NonNullable<Rig['standIn']>['state'];
  const stored = () => rig.standIn?.stored as NonNullable<Rig['standIn']>['stored'];
  const downloads = () => rig.standIn?.asked.filter(({ action }) => action === 'download').length;
  const copiesIn = (dataDir: string) =>
    existsSync(join(dataDir, 'cloudinary')) ? readdirSync(join(dataDir, 'cloudinary')).sort() : [];
  const place = async (settings: Record<string, string> = { CLOUDINARY_URL: rig.standIn?.url as string }) => {
    target = await emptyPlace(engine, settings);
    return target;
  };
  const file = (name: string) => join(folder, `${name}.backup`);

  it('has them, fetched once, and a restore puts them back under their names', async () => {
    const urls = [await rig.upload(pictureOf('jpeg')), await rig.upload(make('plain(64, 48).png()'))];
    await rig.inquire(urls);
    await rig.upload(pictureOf('png'));
    const hashes = async () =>
      (await Promise.all(urls.map(rig.stored))).map((b) =>
        createHash('sha256')
          .update(b ?? '')
          .digest('hex'),
      );
    const before = await hashes();
    expect((await backUp(rig.db, rig.config, file('a'))).cloudinary).toEqual({ pictures: 2, missing: 0 });
    expect((await backUp(rig.db, rig.config, file('b'))).cloudinary).toEqual({ pictures: 2, missing: 0 });
    expect(downloads()).toBe(2);
    stored().clear();
    const { db, config } = await place();
    const report = await restore(db, config, file('b'));
    expect(report.cloudinary).toEqual({ put: 2, there: 0, kept: 0, why: null });
    expect(await hashes()).toEqual(before);
    expect(await putBackPictures(db, config)).toEqual({ put: 0, there: 2, kept: 0, why: null });
  });

  it('says how many it lacks when Cloudinary is away, doesn’t ask for each, and fetches them next time', async () => {
    const file_ = pictureOf('jpeg');
    for (let n = 0; n < 20; n++) await rig.inquire([await rig.upload(file_)]);
    state().down = true;
    const report = await backUp(rig.db, rig.config, file('a'));
    expect(report.cloudinary).toEqual({ pictures: 20, missing: 20 });
    expect(downloads()).toBeLessThan(20);
    state().down = false;
    expect((await backUp(rig.db, rig.config, file('b'))).cloudinary).toEqual({ pictures: 20, missing: 0 });
    const without = { ...rig.config, cloudinaryUrl: undefined };
    rmSync(join(rig.config.dataDir, 'cloudinary'), { recursive: true });
    expect((await backUp(rig.db, without, file('c'))).cloudinary).toEqual({ pictures: 20, missing: 20 });
  });

  it('restored without CLOUDINARY_URL keeps them in the data folder, to be put back later', async () => {
    const url = await rig.upload(pictureOf('jpeg'));
    await rig.inquire([url]);
    await backUp(rig.db, rig.config, file('a'));
    stored().clear();
    const { db, config } = await place({});
    expect((await restore(db, config, file('a'))).cloudinary).toMatchObject({ put: 0, kept: 1 });
    expect(stored().size).toBe(0);
    const later = { ...config, cloudinaryUrl: rig.standIn?.url };
    expect(await putBackPictures(db, later)).toEqual({ put: 1, there: 0, kept: 0, why: null });
    expect(await rig.stored(url)).not.toBeNull();
  });

  it('puts back nothing that was erased since, asks Cloudinary to remove nothing, and leaves no copy', async () => {
    const url = await rig.upload(pictureOf('jpeg'));
    const { id } = await rig.inquire([url]);
    const shared = await rig.upload(pictureOf('png'));
    const first = await rig.inquire([shared]);
    await backUp(rig.db, rig.config, file('a'));
    expect(copiesIn(rig.config.dataDir)).toHaveLength(2);
    await rig.staff('POST', '/api/erasures', { inquiryId: id });
    await rig.gone(url);
    expect(copiesIn(rig.config.dataDir)).toEqual([`${rig.idIn(shared)}.webp`]);
    // Carried by a newer inquiry, which the backup doesn't know.
    await rig.inquire([shared], { message: 'The same house, said better.' });
    await rig.staff('POST', '/api/erasures', { inquiryId: first.id });
    const asked = rig.standIn?.asked.filter(({ action }) => action === 'destroy').length;
    const { db, config } = await place();
    const report = await restore(db, config, file('a'));
    expect(report).toMatchObject({ erasedAgain: 2, cloudinary: { put: 0, there: 0, kept: 0 } });
    expect(copiesIn(config.dataDir)).toEqual([]);
    expect(rig.standIn?.asked.filter(({ action }) => action === 'destroy')).toHaveLength(asked as number);
    expect(await rig.stored(shared)).not.toBeNull();
  });

  it('leaves no copy of what was erased while it was made', async () => {
    const url = await rig.upload(pictureOf('jpeg'));
    const { id } = await rig.inquire([url]);
    await Promise.all([
      backUp(rig.db, rig.config, file('a')),
      rig.staff('POST', '/api/erasures', { inquiryId: id }),
    ]);
    await rig.gone(url);
    await backUp(rig.db, rig.config, file('b'));
    expect(copiesIn(rig.config.dataDir)).toEqual([]);
  });
});
