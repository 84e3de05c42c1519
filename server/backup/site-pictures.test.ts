/** Pictures that editors uploaded, in backups and moves (docs/decisions/0025). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SitePicture } from '#contract/site/site-pictures.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { createSitePictureStore } from '../content/site-pictures.ts';
import { sendPicture } from '../content/testing/send-picture.ts';
import { registersOf } from '../erasure/register.ts';
import { Decoders } from '../images/decode-in-subprocess.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { migrate } from '../migrations/migrate.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { createRegisters } from '../tombstones/keeper.ts';
import { backUp } from './backup.ts';
import { move } from './move.ts';
import { restore } from './restore.ts';
import { emptyPlace, sumsOf, type TransferSite } from './testing/place.ts';

const SECRET = 'a secret that the operator keeps in a vault';
const PROJECT = '/api/content/projects/ridge-house';

describe.each(engines)('the site’s pictures of %s', (engine) => {
  let source: TestApp;
  let owner: SignedIn;
  let kept: SitePicture;
  let gone: SitePicture;
  let folder: string;
  let file: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-site-pictures-'));
    file = join(folder, 'monday.tar.gz');
    source = await createTestApp(engine, { SECRET });
    owner = await signedIn(source, 'owner');
    const { app } = source;
    kept = (await sendPicture({ app }, owner, pictureOf('jpeg'))).body;
    gone = (await sendPicture({ app }, owner, pictureOf('png'))).body;
    const headers = { cookie: owner.cookie };
    const { value, version } = (
      await app.inject({ method: 'GET', url: PROJECT, headers })
    ).json<EditedRecord>();
    const gallery = [kept, gone].map(({ name }) => ({ picture: name, alt: name, caption: 'The porch.' }));
    const draft = await app.inject({
      ...{ method: 'PUT', url: PROJECT, headers: { ...headers, 'if-match': `"${version}"` } },
      payload: { value: { ...(value as object), gallery }, hidden: false },
    });
    expect(draft.statusCode).toBe(200);
    await backUp(source.db, source.config, file);
  });
  afterAll(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  const filesOf = async ({ db }: Pick<TransferSite, 'db'>, id: string) => {
    const keeper = createSitePictureStore({ db, decoders: new Decoders() });
    const rows = db.selectFrom('content_picture_files').select('name').where('picture_id', '=', id);
    const names = (await rows.execute()).map(({ name }) => name).toSorted();
    const files = await Promise.all(names.map(async (name) => (await keeper.open(name))?.stream().toArray()));
    return names.map((name, index) => [name, Buffer.concat(files[index] ?? []).toString('base64')]);
  };
  async function place(other: typeof engine) {
    const made = await emptyPlace(other, { SECRET });
    onTestFinished(() => made.close());
    return made;
  }

  it.each(engines)('are restored on %s, with every file and what names them', async (other) => {
    const target = await place(other);
    await restore(target.db, target.config, file);
    const files = await filesOf(source, kept.id);
    // A JPEG, AVIF and WebP of its one width, and the master.
    expect(files).toHaveLength(4);
    expect(await filesOf(target, kept.id)).toEqual(files);
    expect(await filesOf(target, gone.id)).toHaveLength(4);
    const [draft] = await target.db.selectFrom('content_records').select('draft').execute();
    expect(draft?.draft).toContain(gone.name);
  });

  it.runIf(engine === 'sqlite' && engines.includes('postgres'))(
    'move to PostgreSQL with every file',
    async () => {
      const target = await place('postgres');
      await migrate(target.db);
      await move(source.db, target.db, () => {});
      const files = await filesOf(source, kept.id);
      expect(await filesOf(target, kept.id)).toEqual(files);
      const tables = ['content_pictures', 'content_picture_files', 'blobs', 'blob_parts'];
      const [there, here] = [await sumsOf(target.db), await sumsOf(source.db)];
      for (const table of tables) expect(there[table]).toEqual(here[table]);
    },
  );

  it('that were removed for good since the backup are gone again after it is restored', async () => {
    const removal = await source.app.inject({
      ...{ method: 'POST', url: `/api/content/pictures/${gone.id}/removal` },
      headers: { cookie: owner.cookie },
    });
    expect(removal.statusCode).toBe(200);
    const { db, config, app } = source;
    await createRegisters({ registers: registersOf(db, config.dataDir), config, log: app.log }).check();
    const target = await place(engine);
    const { endedAgain } = await restore(target.db, target.config, file);
    expect(endedAgain).toMatchObject({ pictures: 1 });
    expect(await filesOf(target, gone.id)).toEqual([]);
    expect(await filesOf(target, kept.id)).toHaveLength(4);
    const [draft] = await target.db.selectFrom('content_records').select('draft').execute();
    expect(draft?.draft).not.toContain(gone.id);
    expect(draft?.draft).toContain(kept.id);
    const blobs = await target.db.selectFrom('blobs').select('id').execute();
    expect(blobs).toHaveLength(4);
  });
});
