/** Pictures of the site seen by two servers on one database, and those that nothing names any more (docs/decisions/0025). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitePictures } from '#contract/site/site-pictures.ts';
import type { EditedRecord, PendingChanges } from '#contract/site/site-records.ts';
import { UPLOADED_LIMITS, uploadedAddress } from '#contract/site/uploaded-picture.ts';
import { Decoders } from '../images/decode-in-subprocess.ts';
import * as sample from '../images/testing/sample-files.ts';
import { type SecondServer, secondServer } from '../testing/second-server.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { createSitePictureStore } from './site-pictures.ts';
import { sendPicture } from './testing/send-picture.ts';

const DAY_MS = 86_400_000;
const KEPT_MS = UPLOADED_LIMITS.unusedDays * DAY_MS;

describe.each(engines)('pictures of the site, on two servers with %s', (engine) => {
  let here: TestApp;
  let there: SecondServer;
  let editor: SignedIn;
  beforeAll(async () => {
    here = await createTestApp(engine);
    editor = await signedIn(here, 'editor');
    there = await secondServer(here);
  });
  afterAll(async () => {
    await there?.close();
    await here?.close();
  });

  const open = (server: Pick<TestApp, 'app'>, url: string) => server.app.inject({ method: 'GET', url });
  const look = (ms: number, { db } = there) =>
    createSitePictureStore({ db, decoders: new Decoders() }).settle(new Date(Date.now() + ms));
  const listed = async () =>
    (
      await here.app.inject({
        method: 'GET',
        url: '/api/content/pictures',
        headers: { cookie: editor.cookie },
      })
    ).json<SitePictures>().pictures;
  const find = async (id: string) => (await listed()).find((picture) => picture.id === id);
  async function draft(gallery: object[]) {
    const url = '/api/content/projects/ridge-house';
    const { cookie } = editor;
    const { value, version } = (
      await here.app.inject({ method: 'GET', url, headers: { cookie } })
    ).json<EditedRecord>();
    const payload = { value: { ...(value as object), gallery, permission: true }, hidden: false };
    const headers = { cookie, 'if-match': `"${version}"` };
    expect((await here.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  }
  async function publish() {
    const headers = { cookie: editor.cookie };
    const { changes } = (
      await here.app.inject({ method: 'GET', url: '/api/content/changes', headers })
    ).json<PendingChanges>();
    const payload = {
      records: changes.map(({ collection, slug, version }) => ({ collection, slug, version })),
    };
    const answer = await here.app.inject({
      ...{ method: 'POST', url: '/api/content/releases', headers, payload },
    });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const figure = (picture: string) => ({ picture, alt: 'A cedar porch', caption: 'The porch.' });

  it('are shown by both, and once deleted by neither', async () => {
    const { body } = await sendPicture(here, editor, sample.pictureOf('jpeg'));
    const url = uploadedAddress(body.id, 320, 'webp');
    const [first, second] = [await open(here, url), await open(there, url)];
    expect(first.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(first.rawPayload);
    const removal = await here.app.inject({
      method: 'DELETE',
      url: `/api/content/pictures/${body.id}`,
      headers: { cookie: editor.cookie },
    });
    expect(removal.statusCode).toBe(204);
    for (const server of [here, there]) expect((await open(server, url)).statusCode).toBe(404);
    expect(await here.db.selectFrom('blobs').select('id').execute()).toEqual([]);
  });

  it('go once nothing has named them for long, whoever looks, and the list says when', async () => {
    const { body } = await sendPicture(here, editor, sample.pictureOf('png'));
    expect(await find(body.id)).toMatchObject({ goesAt: null });
    const before = Date.now();
    await look(0);
    const goesAt = Date.parse((await find(body.id))?.goesAt ?? '');
    expect(goesAt).toBeGreaterThanOrEqual(before + KEPT_MS);
    expect(goesAt).toBeLessThanOrEqual(Date.now() + KEPT_MS);
    await look(KEPT_MS - DAY_MS, here);
    expect(await find(body.id)).toBeDefined();
    await look(KEPT_MS + DAY_MS);
    expect(await find(body.id)).toBeUndefined();
    expect((await open(here, uploadedAddress(body.id, 320, 'webp'))).statusCode).toBe(404);
  });

  it('stay while a draft names them, and have all their days again once it doesn’t', async () => {
    const { body } = await sendPicture(here, editor, sample.pictureOf('webp'));
    await look(0);
    await draft([figure(body.name)]);
    await look(2 * KEPT_MS);
    expect(await find(body.id)).toMatchObject({ goesAt: null });
    await draft([]);
    await look(3 * KEPT_MS);
    await look(4 * KEPT_MS - DAY_MS);
    expect(await find(body.id)).toBeDefined();
    await look(4 * KEPT_MS + DAY_MS);
    expect(await find(body.id)).toBeUndefined();
  });

  it('stay while an earlier version names them: it can be taken back', async () => {
    const { body } = await sendPicture(here, editor, sample.pictureOf('avif'));
    await draft([figure(body.name)]);
    await publish();
    await draft([]);
    await publish();
    await look(0);
    await look(2 * KEPT_MS);
    expect(await find(body.id)).toMatchObject({ goesAt: null });
  });
});
