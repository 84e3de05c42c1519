import { randomBytes } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MailRecord } from '#contract/mail/mail.ts';
import { REPLY_FILE_LIMITS, type ReplyFile } from '#contract/mail/reply-file.ts';
import { postInquiry, testOutbox } from '../../outbox/testing/outbox.ts';
import { parseMail, smtpError } from '../../testing/mail-server.ts';
import { renderMail } from '../../testing/render-mail.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../../testing/test-app.ts';
import { replyFilesStore } from './files-store.ts';

const words = { subject: 'Your house', text: 'Hello Ana,\n\nhere is the plan.' };
const MB = 1024 * 1024;

const pdf = (bytes = 1000) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const png = (bytes = 1000) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(bytes - 8)]);

describe.each(engines)('files of replies on %s', (engine) => {
  async function desk(given?: TestApp) {
    const testApp = given ?? (await createTestApp(engine));
    if (!given) onTestFinished(testApp.close);
    const { id } = await postInquiry(testApp);
    const ann = await signedIn(testApp);
    const as = (cookie: string) => ({
      call: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
        testApp.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) }),
      async upload(name: string, bytes: Buffer, of = id) {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(bytes)]), name);
        const sent = new Response(form);
        return testApp.app.inject({
          method: 'POST',
          url: `/api/inquiries/${of}/reply-files`,
          headers: { cookie, 'content-type': String(sent.headers.get('content-type')) },
          payload: Buffer.from(await sent.arrayBuffer()),
        });
      },
      send: (files: string[]) => as(cookie).call('POST', `/api/inquiries/${id}/replies`, { ...words, files }),
    });
    const blobs = async () => (await testApp.db.selectFrom('blobs').select('id').execute()).length;
    return { testApp, id, ann, as, blobs, ...as(ann.cookie) };
  }
  const idOf = (answer: { json: () => ReplyFile }) => answer.json().id;

  it('are kept under a safe name and the type of their content, and come back byte by byte', async () => {
    const { id, upload, call } = await desk();
    const bytes = pdf(700_000);
    const answer = await upload('Küche "neu".exe', bytes);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(String),
      name: 'Küche neu .exe.pdf',
      type: 'application/pdf',
      bytes: 700_000,
    });
    const back = await call('GET', `/api/inquiries/${id}/reply-files/${idOf(answer)}`);
    expect(back.rawPayload.equals(bytes)).toBe(true);
    expect(back.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '700000',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(back.headers['content-disposition']).toBe(
      `attachment; filename="K_che neu .exe.pdf"; filename*=UTF-8''K%C3%BCche%20neu%20.exe.pdf`,
    );
  });

  it('of other types, empty, or larger than a reply may be are refused in words, and nothing stays', async () => {
    const { upload, call, id, blobs } = await desk();
    const refused = async (name: string, bytes: Buffer) => {
      const { statusCode, body } = await upload(name, bytes);
      return [statusCode, JSON.parse(body).detail];
    };
    expect(await refused('plan.pdf', Buffer.from('<script>alert(1)</script>'))).toEqual([
      415,
      expect.stringContaining('Attach a picture'),
    ]);
    expect(await refused('plan.pdf', Buffer.alloc(0))).toEqual([400, expect.stringContaining('empty')]);
    for (const bytes of [10 * MB + 1, 11 * MB])
      expect(await refused('plan.pdf', pdf(bytes))).toEqual([413, expect.stringContaining('10 MB')]);
    expect((await call('POST', `/api/inquiries/${id}/reply-files`, { file: 'x' })).statusCode).toBe(415);
    expect(await blobs()).toBe(0);
    expect((await upload('plan.pdf', pdf(10 * MB))).statusCode).toBe(201);
  });

  it('need an inquiry that is there', async () => {
    const { upload, blobs } = await desk();
    expect((await upload('plan.pdf', pdf(), crypto.randomUUID())).statusCode).toBe(404);
    expect(await blobs()).toBe(0);
  });

  it('of a draft are its author’s alone, and can be removed', async () => {
    const { testApp, id, as, upload, call, blobs } = await desk();
    const bo = as((await signedIn(testApp)).cookie);
    const file = idOf(await upload('plan.pdf', pdf()));
    const url = `/api/inquiries/${id}/reply-files/${file}`;
    const list = `/api/inquiries/${id}/reply-files`;
    expect((await call('GET', list)).json().map((each: ReplyFile) => each.id)).toEqual([file]);
    expect((await bo.call('GET', list)).json()).toEqual([]);
    expect((await bo.call('GET', url)).statusCode).toBe(404);
    expect((await bo.call('DELETE', url)).statusCode).toBe(404);
    expect((await bo.send([file])).statusCode).toBe(422);
    expect((await call('DELETE', url)).statusCode).toBe(204);
    expect((await call('DELETE', url)).statusCode).toBe(404);
    expect(await blobs()).toBe(0);
  });

  it('go with the reply, stand in its record and on the timeline, and colleagues can open them', async () => {
    const { testApp, id, as, upload, call, send } = await desk();
    const plan: ReplyFile = (await upload('plan.pdf', pdf())).json();
    const ledge: ReplyFile = (await upload('ledge.png', png())).json();
    const answer = await send([plan.id, ledge.id]);
    expect(answer.statusCode, answer.body).toBe(201);
    const mail: MailRecord = answer.json();
    expect(mail.files).toEqual([plan, ledge]);
    const [event] = (await call('GET', `/api/inquiries/${id}/events`)).json();
    expect(event).toMatchObject({ kind: 'mail', data: { mailId: mail.id, files: [plan, ledge] } });
    const url = `/api/inquiries/${id}/reply-files/${plan.id}`;
    const bo = as((await signedIn(testApp)).cookie);
    expect((await bo.call('GET', url)).statusCode).toBe(200);
    expect((await call('DELETE', url)).statusCode).toBe(404);
    expect((await send([plan.id])).statusCode).toBe(422);
  });

  it('that are gone, or are more than a reply may carry, stop it whole', async () => {
    const { id, upload, send, call } = await desk();
    const six = idOf(await upload('a.pdf', pdf(6 * MB)));
    const four = idOf(await upload('b.pdf', pdf(4 * MB + 1)));
    const tooLarge = await send([six, four]);
    expect([tooLarge.statusCode, tooLarge.json().detail]).toEqual([422, expect.stringContaining('10 MB')]);
    expect((await send([six, crypto.randomUUID()])).statusCode).toBe(422);
    const many = Array.from({ length: REPLY_FILE_LIMITS.filesMax + 1 }, () => crypto.randomUUID());
    expect((await send(many)).statusCode).toBe(400);
    const mails: MailRecord[] = (await call('GET', `/api/inquiries/${id}/mails`)).json();
    expect(mails.filter(({ kind }) => kind === 'reply')).toEqual([]);
    expect((await send([six])).statusCode).toBe(201);
  });

  it('under one key are part of what was sent', async () => {
    const { testApp, id, ann, upload } = await desk();
    const file = idOf(await upload('plan.pdf', pdf()));
    const key = crypto.randomUUID();
    const under = (files: string[]) =>
      testApp.app.inject({
        method: 'POST',
        url: `/api/inquiries/${id}/replies`,
        headers: { cookie: ann.cookie, 'idempotency-key': key },
        payload: { ...words, files },
      });
    const first = await under([file]);
    expect(first.statusCode).toBe(201);
    expect((await under([file])).json()).toEqual(first.json());
    expect((await under([])).statusCode).toBe(409);
  });

  it('of a reply that was taken back are its author’s draft again', async () => {
    const { upload, send, call } = await desk();
    const file: ReplyFile = (await upload('plan.pdf', pdf())).json();
    const mail: MailRecord = (await send([file.id])).json();
    const taken = await call('DELETE', `/api/mails/${mail.id}`);
    expect(taken.json()).toEqual({ ...words, files: [file], sendAt: null });
    expect((await send([file.id])).json().files).toEqual([file]);
  });

  it('arrive with the mail as they are, in order, also at its second attempt', async () => {
    let attempts = 0;
    const { testApp, mailServer, start, passTime } = await testOutbox(
      engine,
      {
        onDataEnd: ({ raw }) => {
          if (!raw.includes('plan.pdf')) return;
          attempts += 1;
          if (attempts === 1) throw smtpError(451, 'Try again later');
        },
      },
      { render: renderMail },
    );
    const { upload, send } = await desk(testApp);
    const [plan, ledge] = [pdf(500_000), png(300_001)];
    const ids = [idOf(await upload('plan.pdf', plan)), idOf(await upload('Küche.png', ledge))];
    expect((await send(ids)).statusCode).toBe(201);
    start();
    // A lease that expires while an email is being sent would send it twice.
    const failed = () =>
      testApp.db.selectFrom('mails').select('id').where('last_error', 'is not', null).execute();
    await expect.poll(failed, { timeout: 60_000 }).toHaveLength(1);
    await passTime();
    const arrived = () => mailServer.received.filter(({ raw }) => raw.includes('plan.pdf'));
    await expect.poll(() => arrived().length, { timeout: 60_000 }).toBe(1);
    const mails = await Promise.all(arrived().map(parseMail));
    const enclosed = mails[0]?.attachments ?? [];
    expect(enclosed.map(({ filename, mimeType, disposition }) => [filename, mimeType, disposition])).toEqual([
      ['plan.pdf', 'application/pdf', 'attachment'],
      ['Küche.png', 'image/png', 'attachment'],
    ]);
    const [first, second] = enclosed.map(({ content }) => Buffer.from(content as ArrayBuffer));
    expect(first?.equals(plan)).toBe(true);
    expect(second?.equals(ledge)).toBe(true);
    expect(attempts).toBe(2);
  });

  it('go when their inquiry is erased, with all their bytes', async () => {
    const { testApp, id, upload, send, blobs } = await desk();
    await send([idOf(await upload('plan.pdf', pdf()))]);
    await upload('draft.pdf', pdf());
    expect(await blobs()).toBe(2);
    const { cookie } = await signedIn(testApp, 'owner');
    const erased = await testApp.app.inject({
      method: 'POST',
      url: '/api/erasures',
      headers: { cookie },
      payload: { inquiryId: id },
    });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    await expect.poll(blobs, { timeout: 60_000 }).toBe(0);
    expect(await testApp.db.selectFrom('mail_files').selectAll().execute()).toEqual([]);
    expect(await testApp.db.selectFrom('blob_parts').select('part').execute()).toEqual([]);
  });

  it('that were never sent are removed in time; those of mails stay', async () => {
    const { testApp, upload, send } = await desk();
    const sent = idOf(await upload('sent.pdf', pdf()));
    await send([sent]);
    await upload('draft.pdf', pdf());
    const store = replyFilesStore(testApp.db);
    expect(await store.removeForgotten('2000-01-01T00:00:00.000Z')).toBe(0);
    expect(await store.removeForgotten('9999-01-01T00:00:00.000Z')).toBe(1);
    const left = await testApp.db.selectFrom('mail_files').select('id').execute();
    expect(left).toEqual([{ id: sent }]);
  });
});
