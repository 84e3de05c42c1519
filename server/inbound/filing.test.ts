/** Filing of incoming mail as it arrives (requirements §20), on both databases. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { photograph } from '../images/testing/sample-files.ts';
import { refused } from '../images/upload-refused.ts';
import { jobsStore } from '../jobs/jobs-store.ts';
import { engines } from '../testing/test-app.ts';
import { ANNOUNCED_PER_HOUR } from './add-message-store.ts';
import { createFiling, FILING_LEASE_MS } from './filing.ts';
import { INCOMING_MAIL } from './imap/arrivals-store.ts';
import { mailroom, rawMail } from './testing/mailroom.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const withPicture = (to: string) =>
  rawMail(
    { To: to, 'Content-Type': 'multipart/mixed; boundary=M' },
    `--M\nContent-Type: text/plain\n\nThe ledge.\n--M\nContent-Type: image/jpeg\nContent-Disposition: attachment; filename="ledge.jpg"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(photograph()).toString('base64')}\n--M--\n`,
  );

/** The far end of the picture host. */
const refusing = (why: 'unreachable' | 'noRoom' | 'busy') => async () => {
  throw refused[why]();
};

const bounce = (messageId: string, { action = 'failed', status = '5.1.1' } = {}) =>
  rawMail(
    {
      From: 'MAILER-DAEMON@mail.firm.example',
      'Return-Path': '<>',
      Subject: 'Undelivered Mail Returned to Sender',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=B',
    },
    `--B\nContent-Type: text/plain\n\nSorry.\n\n--B\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mail.firm.example\n\nFinal-Recipient: rfc822; ana@example.com\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 ${status} User unknown\n\n--B\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\nSubject: Your house\n\n--B--\n`,
  );

describe.each(engines)('an incoming mail on %s', (engine) => {
  it('to the tagged address is the visitor’s words: on the timeline, in the queue, found, announced', async () => {
    const room = await mailroom(engine);
    const before = await room.read();
    const filed = await room.receive(
      rawMail(
        { To: await room.replyTo(), Subject: 'Re: Your house', 'Message-ID': '<a1@example.com>' },
        'A walnut stair, please.\n\nOn Mon, Feb 2, 2026 at 9:00 AM Ledge wrote:\n\n> May we call?\n> Bo',
      ),
    );
    expect(filed).toMatchObject({ state: 'filed', kind: 'message', inquiry_id: room.inquiry.id });
    const [event] = await room.events();
    expect(event).toMatchObject({
      ...{ kind: 'visitor-message', actor: null },
      data: {
        ...{ text: 'A walnut stair, please.', attachments: [] },
        mail: {
          ...{ inboundId: filed.id, from: null, subject: 'Re: Your house', files: [] },
          quoted: 'On Mon, Feb 2, 2026 at 9:00 AM Ledge wrote:\n\n> May we call?\n> Bo',
        },
      },
    });
    const after = await room.read();
    expect(after).toMatchObject({ version: before.version + 1, unread: true, visitorAt: event.at });
    expect((await room.call('GET', '/api/inquiries?q=walnut')).json()).toHaveLength(1);
    expect((await room.call('GET', '/api/inquiries?q=%22May+we+call%22')).json()).toHaveLength(0);
    const [told] = await room.mailsOf('visitor-update');
    expect(told).toMatchObject({ recipient: room.config.mailTo, state: 'waiting' });
  });

  it('after our answer makes the inquiry wait for us again, with its clock', async () => {
    const room = await mailroom(engine);
    await room.call('POST', `/api/inquiries/${room.inquiry.id}/contacts`, { kind: 'call', text: '' });
    expect(await room.read()).toMatchObject({ waitingSince: null, status: 'contacted' });
    await room.receive(rawMail({ To: await room.replyTo() }));
    const { waitingReason, waitingSince, visitorAt } = await room.read();
    expect([waitingReason, waitingSince]).toEqual(['message', visitorAt]);
  });

  it('confirms the address that the mail it answers went to; the tag, another’s mail and a machine don’t', async () => {
    const room = await mailroom(engine);
    const isConfirmed = async () =>
      (await room.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow()).email_confirmed_at !==
      null;
    const { message_id, id } = await room.replied();
    await room.receive(rawMail({ To: await room.replyTo() }));
    expect(await isConfirmed()).toBe(false);
    // As when the address was corrected to a stranger's after the reply.
    await room.db
      .updateTable('mails')
      .set({ recipient: 'earlier@example.com' })
      .where('id', '=', id)
      .execute();
    await room.receive(rawMail({ 'In-Reply-To': message_id, 'Message-ID': '<a1@example.com>' }));
    expect(await isConfirmed()).toBe(false);
    await room.db.updateTable('mails').set({ recipient: 'Ana@example.com' }).where('id', '=', id).execute();
    await room.receive(
      rawMail({
        'In-Reply-To': message_id,
        'Message-ID': '<a2@example.com>',
        'Auto-Submitted': 'auto-replied',
      }),
    );
    expect(await isConfirmed()).toBe(false);
    await room.receive(rawMail({ 'In-Reply-To': message_id, 'Message-ID': '<a3@example.com>' }));
    expect(await isConfirmed()).toBe(true);
  });

  it('without the tag belongs to the mail that it refers to, and an answer to an answer as well', async () => {
    const room = await mailroom(engine);
    const { message_id } = await room.replied();
    const first = await room.receive(
      rawMail({
        'In-Reply-To': message_id,
        'Message-ID': '<a1@example.com>',
        Subject: 'Entirely new subject',
      }),
    );
    expect(first.inquiry_id).toBe(room.inquiry.id);
    const second = await room.receive(rawMail({ References: '<a1@example.com>' }, 'And another thing.'));
    expect([second.state, second.inquiry_id]).toEqual(['filed', room.inquiry.id]);
  });

  it('belongs nowhere by its subject, a number in it, or its sender alone', async () => {
    const room = await mailroom(engine);
    const mail = await room.receive(rawMail({ Subject: `Re: Your request ${room.inquiry.reference}` }));
    expect([mail.state, mail.inquiry_id]).toEqual(['waiting', null]);
    const [waiting] = await room.box('waiting');
    expect(waiting?.suggestions).toEqual([
      { id: room.inquiry.id, reference: room.inquiry.reference, name: 'Ana Ruiz', why: 'sender' },
    ]);
    expect((await room.events()).map(({ kind }: { kind: string }) => kind)).toEqual(['created']);
  });

  it('to the tag of a link that was revoked acts on nothing', async () => {
    const room = await mailroom(engine);
    const address = await room.replyTo();
    await room.call('POST', `/api/inquiries/${room.inquiry.id}/visitor-link`, { action: 'revoke' });
    expect((await room.receive(rawMail({ To: address }))).state).toBe('waiting');
    expect((await room.receive(rawMail({ To: 'studio+raaaaaaaaaaaaaaaaaaaa@firm.example' }))).state).toBe(
      'waiting',
    );
  });

  it('from another sender changes nothing by itself, and waits in Mail beside its line', async () => {
    const room = await mailroom(engine);
    await room.call('POST', `/api/inquiries/${room.inquiry.id}/contacts`, { kind: 'call', text: '' });
    const before = await room.read();
    const mail = await room.receive(
      rawMail({ From: 'Ana Ruiz <ana@elsewhere.example>', To: await room.replyTo() }),
    );
    expect(mail).toMatchObject({ state: 'waiting', inquiry_id: room.inquiry.id });
    const after = await room.read();
    const { version, updatedAt, ...same } = before;
    expect(after).toMatchObject(same);
    expect(after.version).toBe(version + 1);
    expect((await room.events())[0]).toMatchObject({
      kind: 'mail-from-other',
      data: { inboundId: mail.id, from: 'ana@elsewhere.example' },
    });
    expect((await room.box('waiting'))[0]?.suggestions[0]).toMatchObject({ why: 'thread' });
    expect(await room.mailsOf('visitor-update')).toEqual([]);
    await room.call('POST', `/api/inbound/${mail.id}/file`, { inquiryId: room.inquiry.id });
    expect(await room.read()).toMatchObject({ waitingReason: 'message', email: 'ana@example.com' });
    expect(
      (await room.events()).find(({ kind }: { kind: string }) => kind === 'visitor-message'),
    ).toMatchObject({
      data: { mail: { from: 'ana@elsewhere.example' } },
    });
  });

  it('with pictures has them among the inquiry’s, without their metadata, and other files as downloads', async () => {
    const room = await mailroom(engine);
    const part = (type: string, name: string, bytes: Uint8Array) =>
      `--M\nContent-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(bytes).toString('base64')}\n`;
    const plan = Buffer.alloc(7000, '%PDF-1.7 ledge');
    const mail = await room.receive(
      rawMail(
        { To: await room.replyTo(), 'Content-Type': 'multipart/mixed; boundary=M' },
        `--M\nContent-Type: text/plain\n\nThe ledge.\n${part('image/jpeg', 'ledge.jpg', photograph())}${part('application/pdf', 'plan “two”.pdf', plan)}${part('image/png', 'broken.png', Buffer.alloc(9000, 'x'))}--M--\n`,
      ),
    );
    const { attachments } = await room.read();
    expect(attachments).toHaveLength(1);
    const path = new URL(attachments[0], room.config.origin).pathname;
    expect((await room.test.app.inject({ url: path })).headers['content-type']).toBe('image/webp');
    const [{ data }] = await room.events();
    expect(data.attachments).toEqual(attachments);
    expect(data.mail.files.map(({ name }: { name: string }) => name)).toEqual([
      'plan “two”.pdf',
      'broken.png',
    ]);
    const file = await room.call('GET', `/api/inbound/${mail.id}/files/${data.mail.files[0].n}`);
    expect(file.rawPayload.equals(plan)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''plan%20%E2%80%9Ctwo%E2%80%9D.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const raw = await room.call('GET', `/api/inbound/${mail.id}/raw`);
    expect(raw.body).toContain('The ledge.');
    expect((await room.call('GET', `/api/inbound/${mail.id}/files/99`)).statusCode).toBe(404);
  });

  it('by a machine is a quiet line on its inquiry, or nothing at all, and is never answered', async () => {
    const room = await mailroom(engine);
    const before = (await room.db.selectFrom('mails').select('id').execute()).length;
    await room.call('POST', `/api/inquiries/${room.inquiry.id}/contacts`, { kind: 'call', text: '' });
    const auto = { 'Auto-Submitted': 'auto-replied', Subject: 'Out of office' };
    // An hour of an autoresponder that answers whatever comes.
    for (let minute = 0; minute < 60; minute += 5)
      await room.receive(rawMail({ ...auto, To: await room.replyTo() }, `Away, ${minute}.`));
    expect((await room.receive(rawMail(auto, 'Away, too.'))).state).toBe('set-aside');
    expect(await room.read()).toMatchObject({ waitingSince: null, visitorAt: expect.anything() });
    const events = await room.events();
    expect(events.filter(({ kind }: { kind: string }) => kind === 'mail-auto-reply')).toHaveLength(12);
    expect((await room.db.selectFrom('mails').select('id').execute()).length).toBe(before);
    expect(await room.box('waiting')).toEqual([]);
    expect(await room.box('set-aside')).toEqual([]);
  });

  it('is announced to the assignee, at most six times an hour; the timeline has them all', async () => {
    const room = await mailroom(engine);
    const { member, email } = room.staff;
    await room.call('GET', `/api/inquiries/${room.inquiry.id}`);
    await room.db
      .updateTable('inquiries')
      .set({ assignee_id: member.id })
      .where('id', '=', room.inquiry.id)
      .execute();
    for (let n = 0; n < ANNOUNCED_PER_HOUR + 2; n++)
      await room.receive(rawMail({ To: await room.replyTo() }, `Message ${n}`));
    const told = await room.mailsOf('visitor-update');
    expect(told.map(({ recipient }) => recipient)).toEqual(new Array(ANNOUNCED_PER_HOUR).fill(email));
    const said = (await room.events()).filter(({ kind }: { kind: string }) => kind === 'visitor-message');
    expect(said).toHaveLength(ANNOUNCED_PER_HOUR + 2);
  });

  it('that came back marks our mail, waits for us, and can be sent again', async () => {
    const room = await mailroom(engine);
    const mail = await room.replied();
    await room.call('POST', `/api/inquiries/${room.inquiry.id}/contacts`, { kind: 'call', text: '' });
    const filed = await room.receive(bounce(mail.message_id));
    expect([filed.kind, filed.state]).toEqual(['bounce', 'filed']);
    expect(await room.read()).toMatchObject({ replyState: 'failed', waitingReason: 'bounce' });
    expect((await room.events())[0]).toMatchObject({
      kind: 'mail-bounced',
      data: { mailId: mail.id, recipient: 'ana@example.com', why: '5.1.1 550 5.1.1 User unknown' },
    });
    // The same notice once more changes nothing.
    const { version } = await room.read();
    expect((await room.receive(bounce(mail.message_id))).state).toBe('set-aside');
    expect((await room.read()).version).toBe(version);
    const again = await room.call('POST', `/api/mails/${mail.id}/resend`);
    expect(again.json()).toMatchObject({ state: 'waiting', sentAt: null });
    expect(await room.read()).toMatchObject({ replyState: 'sending' });
  });

  it('that is only late, or tells of a mail that isn’t ours, changes nothing', async () => {
    const room = await mailroom(engine);
    const mail = await room.replied();
    for (const raw of [
      bounce(mail.message_id, { action: 'delayed', status: '4.4.1' }),
      bounce('<x@else.example>'),
    ])
      expect((await room.receive(raw)).state).toBe('set-aside');
    expect((await room.mailsOf('reply')).map(({ state }) => state)).toEqual(['sent']);
  });

  it('of our own is set aside: the mailbox may also get the studio’s announcements', async () => {
    const room = await mailroom(engine);
    const [announcement] = await room.mailsOf('inquiry-staff');
    const mail = await room.receive(
      rawMail({ From: 'studio@firm.example', 'Message-ID': announcement?.message_id as string }),
    );
    expect(mail.state).toBe('set-aside');
    expect((await room.receive(rawMail({ 'Message-ID': '<doctor-1@firm.example>' }))).state).toBe(
      'set-aside',
    );
  });

  it('that looks like a seller’s waits apart, and one of a known sender doesn’t', async () => {
    const room = await mailroom(engine);
    const pitch =
      'We offer guest posts and backlinks to rank your website on the first page of Google. Buy SEO services now: https://cheap-seo.example https://rank.example';
    await room.receive(rawMail({ From: 'Rank First <offers@seo.example>', Subject: 'Rank first' }, pitch));
    await room.receive(rawMail({ From: 'Rosa Delgado <rosa@example.org>' }, 'Do you build in Llano?'));
    expect((await room.box('spam')).map(({ from }) => from.address)).toEqual(['offers@seo.example']);
    expect((await room.box('waiting')).map(({ from }) => from.address)).toEqual(['rosa@example.org']);
  });

  it('is judged by as much text as the form takes, so that a long one holds up nobody', async () => {
    const { parts } = await mailroom(engine);
    const judge = (message: string) =>
      parts.spam.judgeMail({ name: 'Ana', email: 'ana@example.org', message }, new Date());
    const links = 'www.one.example/win www.two.example/win ';
    expect(await judge(links.repeat(2500))).toEqual(await judge(links.repeat(250)));
    expect((await judge(links.repeat(125))).reasons).not.toEqual((await judge(links.repeat(250))).reasons);
  });

  it('that can’t be read waits in Mail with its original, and the next one is filed all the same', async () => {
    const room = await mailroom(engine);
    const broken = await room.store(Buffer.alloc(2_000_000, 'Header: x\r\n'));
    const fine = await room.receive(rawMail({ To: await room.replyTo() }));
    expect(fine.state).toBe('filed');
    const [mail] = await room.box('waiting');
    expect(mail).toMatchObject({ id: broken, kind: 'unreadable' });
    expect((await room.call('GET', `/api/inbound/${broken}/raw`)).rawPayload).toHaveLength(2_000_000);
    expect((await room.call('POST', `/api/inbound/${broken}/read-again`)).statusCode).toBe(200);
  });

  it('is filed once when two servers try, and again when the first one dies', async () => {
    const room = await mailroom(engine);
    const second = createFiling(room.parts);
    const address = await room.replyTo();
    for (let n = 0; n < 6; n++) await room.store(rawMail({ To: address }, `Message ${n}`));
    await Promise.all([room.filing.fileDue(), second.fileDue()]);
    const texts = (await room.events())
      .filter(({ kind }: { kind: string }) => kind === 'visitor-message')
      .map(({ data }: { data: { text: string } }) => data.text);
    expect(texts.sort()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `Message ${n}`));
    // A server took it and died: its lease ends.
    const left = await room.store(rawMail({ To: address }, 'Left behind'));
    await room.db
      .updateTable('jobs')
      .set({ attempts: 1, lease: 'of the dead', lease_until: '2026-01-01T00:00:00.000Z' })
      .where('key', '=', left)
      .execute();
    await second.fileDue();
    expect((await room.events())[0].data.text).toBe('Left behind');
  });

  it.each(['unreachable', 'noRoom', 'busy'] as const)(
    'waits a day for a picture host that is %s, holds up no other, and is filed with its picture',
    async (why) => {
      const room = await mailroom(engine);
      const filing = createFiling({ ...room.parts, images: { ...room.parts.images, take: refusing(why) } });
      const id = await room.store(withPicture(await room.replyTo()));
      const other = await room.store(rawMail({ To: await room.replyTo() }, 'No picture.'));
      const stateOf = async (mail: string) =>
        (
          await room.db
            .selectFrom('inbound_mails')
            .selectAll()
            .where('id', '=', mail)
            .executeTakeFirstOrThrow()
        ).state;
      await filing.fileDue();
      expect([await stateOf(id), await stateOf(other)]).toEqual(['received', 'filed']);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      onTestFinished(() => void vi.useRealTimers());
      const end = Date.now() + DAY_MS;
      for (; Date.now() < end; vi.setSystemTime(Date.now() + 8 * HOUR_MS)) await filing.fileDue();
      expect(await stateOf(id)).toBe('received');
      vi.setSystemTime(end + 2 * HOUR_MS);
      await room.filing.fileDue();
      expect(await stateOf(id)).toBe('filed');
      // The session ended long ago by the other clock.
      vi.useRealTimers();
      const [{ data }] = await room.events();
      expect([data.text, data.attachments.length, data.mail.files]).toEqual(['The ledge.', 1, []]);
    },
  );

  it('that never can be filed is given to staff as it came in the end', async () => {
    const room = await mailroom(engine);
    const take = refusing('unreachable');
    const filing = createFiling({ ...room.parts, images: { ...room.parts.images, take } });
    const id = await room.store(withPicture(await room.replyTo()));
    const row = () =>
      room.db.selectFrom('inbound_mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const tryAs = async (attempts: number) => {
      const run_at = new Date().toISOString();
      await room.db.updateTable('jobs').set({ attempts, run_at }).where('key', '=', id).execute();
      await filing.fileDue();
      const job = await room.db.selectFrom('jobs').select('run_at').where('key', '=', id).executeTakeFirst();
      return job && Math.round((Date.parse(job.run_at) - Date.parse(run_at)) / 60_000);
    };
    // Six tries in the first hour, then one an hour: the thirtieth is a day later.
    for (const [attempts, minutes] of [
      [0, 1],
      [2, 4],
      [5, 32],
      [6, 60],
      [30, 60],
    ] as const)
      expect(await tryAs(attempts)).toBe(minutes);
    expect(await row()).toMatchObject({ state: 'received' });
    expect(await tryAs(31)).toBeUndefined();
    expect(await row()).toMatchObject({ state: 'waiting', kind: 'unreadable' });
  });

  it('of a server that was killed is filed by another within half a minute', async () => {
    const room = await mailroom(engine);
    const id = await room.store(rawMail({ To: await room.replyTo() }));
    const claiming = { task: INCOMING_MAIL, leaseMs: FILING_LEASE_MS, longestWaitMs: HOUR_MS };
    expect(await jobsStore(room.db).claim(claiming, 1, new Date())).toMatchObject([{ key: id }]);
    await room.filing.fileDue();
    expect((await room.events())[0].kind).toBe('created');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 21_000 });
    onTestFinished(() => void vi.useRealTimers());
    await room.filing.fileDue();
    expect((await room.events())[0].kind).toBe('visitor-message');
  });

  it('stays with the server that reads it, however long; one that lost it files nothing', async () => {
    for (const taken of [0, 1]) {
      const room = await mailroom(engine);
      const { images } = room.parts;
      const host = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const take: typeof images.take = async (source) => {
        asked.resolve();
        await host.promise;
        return images.take(source);
      };
      const slow = createFiling({ ...room.parts, images: { ...images, take } }, 1500);
      const id = await room.store(withPicture(await room.replyTo()));
      const reading = slow.fileDue();
      const unread = reading.then(() => Promise.reject(new Error('The mail wasn’t read.')));
      await Promise.race([asked.promise, unread]);
      await pause(3000);
      // As if this server had been frozen.
      const lost = { lease: null, lease_until: null };
      if (taken > 0) await room.db.updateTable('jobs').set(lost).where('key', '=', id).execute();
      expect(await room.filing.fileDue()).toBe(taken);
      host.resolve();
      await reading;
      const kinds = (await room.events()).map(({ kind }: { kind: string }) => kind);
      expect(kinds).toEqual(['visitor-message', 'created']);
    }
  });
});
