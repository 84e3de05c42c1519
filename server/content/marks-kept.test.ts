/** Logos on two servers with one database, and those that nothing names any more (docs/decisions/0025). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MarkParts, markAddress, markParts } from '#contract/site/logo.ts';
import type { EditedRecord } from '#contract/site/site-records.ts';
import { removeUnusedBlobs } from '../blobs/blobs-store.ts';
import { Decoders } from '../images/decode-in-subprocess.ts';
import { squareLogo, wideLogo } from '../images/testing/sample-logos.ts';
import { type SecondServer, secondServer } from '../testing/second-server.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { createLogoStore } from './logos.ts';
import { sendMark } from './testing/send-mark.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('the firm’s logos on two servers with %s', (engine) => {
  let here: TestApp;
  let there: SecondServer;
  let owner: SignedIn;
  beforeAll(async () => {
    here = await createTestApp(engine);
    owner = await signedIn(here, 'owner');
    there = await secondServer(here);
  });
  afterAll(async () => {
    await there?.close();
    await here?.close();
  });

  const open = (server: Pick<TestApp, 'app'>, url: string) => server.app.inject({ method: 'GET', url });
  const settle = (days: number, { db } = there) =>
    createLogoStore({ db, decoders: new Decoders() }).settle(new Date(Date.now() + days * DAY_MS));
  const send = async (file: Buffer) => {
    const { name } = (await sendMark(here, owner, file)).body;
    return { name, ...(markParts(name) as MarkParts) };
  };
  async function draft(fields: object) {
    const url = '/api/content/firm/firm';
    const headers = { cookie: owner.cookie };
    const { value, version } = (await here.app.inject({ method: 'GET', url, headers })).json<EditedRecord>();
    const payload = { value: { ...(value as object), ...fields }, hidden: false };
    const answer = await here.app.inject({
      ...{ method: 'PUT', url, payload, headers: { ...headers, 'if-match': `"${version}"` } },
    });
    expect(answer.statusCode).toBe(200);
  }

  it('are shown by both; those that nothing has named for long go, with every file', async () => {
    const [named, loose] = [await send(wideLogo()), await send(squareLogo())];
    await draft({ logo: named.name });
    for (const mark of [named, loose]) {
      const url = markAddress(mark, '2');
      const [first, second] = [await open(here, url), await open(there, url)];
      expect(first.statusCode).toBe(200);
      expect(second.rawPayload).toEqual(first.rawPayload);
    }
    await settle(179);
    expect((await open(there, markAddress(loose, '2'))).statusCode).toBe(200);
    await settle(181);
    for (const server of [here, there]) {
      expect((await open(server, markAddress(loose, '2'))).statusCode).toBe(404);
      expect((await open(server, markAddress(named, '2'))).statusCode).toBe(200);
    }
    const rows = await here.db.selectFrom('firm_mark_files').select('blob_id').execute();
    const blobs = await here.db.selectFrom('blobs').select('id').execute();
    expect(blobs.map(({ id }) => id).sort()).toEqual(rows.map(({ blob_id }) => blob_id).sort());
  });

  it('keep their files when those of broken uploads are cleared away', async () => {
    const mark = await send(wideLogo());
    await removeUnusedBlobs(here.db, new Date(Date.now() + DAY_MS).toISOString());
    expect((await open(there, markAddress(mark, 'mail'))).statusCode).toBe(200);
  });

  it('uploaded again long after stay as long as a new one', async () => {
    const mark = await send(squareLogo());
    await here.db
      .updateTable('firm_marks')
      .set({ at: new Date(Date.now() - 200 * DAY_MS).toISOString() })
      .where('id', '=', mark.id)
      .execute();
    await send(squareLogo());
    await settle(0);
    expect((await open(there, markAddress(mark, '1'))).statusCode).toBe(200);
  });
});
