import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashToken } from '../config/tokens.ts';
import { tokenFor } from '../inquiries/private-link.ts';
import { createJobs } from '../jobs/jobs.ts';
import { parseMail, smtpError } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { DatabaseUnavailableError } from './delivery.ts';
import { MAIL } from './schedule-store.ts';
import { sendMails } from './send.ts';
import { beginMails, passTime, postInquiry, silent, testOutbox } from './testing/outbox.ts';

describe.each(engines)('the outbox on %s', (engine) => {
  it('sends an inquiry to the studio and a confirmation to its sender', async () => {
    const { testApp, config, mailServer, start } = await testOutbox(engine, {}, { render: renderMail });
    const { id, reference } = await postInquiry(testApp);
    start();
    const taken = await mailServer.takes(2);
    expect(taken.map(({ from }) => from)).toEqual([config.mailFrom, config.mailFrom]);

    const toStudio = await parseMail(taken.find(({ to }) => to[0] === config.mailTo)!);
    expect(toStudio.from).toEqual({ name: 'Ledge & Frame', address: config.mailFrom });
    expect(toStudio.replyTo).toEqual([{ name: 'Ana Ruiz', address: 'ana@example.com' }]);
    expect(toStudio.text).toContain('A house on a ledge near Blanco, please.');
    expect(toStudio.text).toContain(`${config.origin}/admin?inquiry=${id}`);
    expect(toStudio.html).toContain('A house on a ledge near Blanco, please.');

    const toVisitor = await parseMail(taken.find(({ to }) => to[0] === 'ana@example.com')!);
    expect(toVisitor.from).toEqual({ name: 'Ledge & Frame', address: config.mailFrom });
    expect(toVisitor.replyTo).toEqual([{ name: 'Ledge & Frame', address: 'studio@ledgeandframe.example' }]);
    expect(toVisitor.subject).toContain(reference);
    expect(toVisitor.text).toContain(`${config.origin}/inquiry/${tokenFor(config.secret, id, 1)}`);
    for (const mail of [toStudio, toVisitor]) {
      expect(mail.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
      expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@ledgeandframe\.example>$/);
      expect(Math.abs(Date.parse(mail.date as string) - Date.now())).toBeLessThan(60_000);
    }
  });

  it('sends no private link that leads nowhere: made under another secret, or revoked', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine, {}, { render: renderMail });
    const { id } = await postInquiry(testApp);
    // Stored by a server with another secret.
    const visitor_token_hash = hashToken(tokenFor('another secret', id, 1));
    await testApp.db.updateTable('inquiries').set({ visitor_token_hash }).execute();
    start();
    const taken = await mailServer.takes(2);
    const { text, html } = await parseMail(taken.find(({ to }) => to[0] === 'ana@example.com')!);
    expect(text).toContain('A house on a ledge near Blanco');
    expect(`${text}${html}`).not.toContain('/inquiry/');
  });

  it('keeps no token and nothing of the message in its rows', async () => {
    const { testApp } = await testOutbox(engine);
    const { id } = await postInquiry(testApp);
    const rows = await testApp.db.selectFrom('mails').selectAll().execute();
    expect(rows).toHaveLength(2);
    const inquiry = await testApp.db.selectFrom('inquiries').selectAll().executeTakeFirstOrThrow();
    const all = JSON.stringify({ rows, inquiry });
    expect(all).not.toContain(tokenFor(testApp.config.secret, id, 1));
    expect(JSON.stringify(rows)).not.toContain('Blanco');
  });

  it('saves neither inquiry nor mail when the mail can’t be saved', async () => {
    const { testApp } = await testOutbox(engine);
    await testApp.db.schema.alterTable('mails').renameTo('mails_away').execute();
    await expect(postInquiry(testApp)).rejects.toThrow();
    const rows = await testApp.db.selectFrom('inquiries').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('sends one pair of mails for a form that came twice', async () => {
    const { testApp } = await testOutbox(engine);
    const key = crypto.randomUUID();
    const send = () =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/inquiries',
        headers: { 'idempotency-key': key },
        payload: { name: 'Ana Ruiz', email: 'ana@example.com', message: 'Sent by an impatient finger.' },
      });
    await Promise.all([send(), send(), send()]);
    const rows = await testApp.db.selectFrom('mails').select('kind').orderBy('kind').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['inquiry-staff', 'inquiry-visitor']);
  });

  it('tries again what the server put off, with the same Message-ID', async () => {
    let answers = 0;
    const seen = new Set<string>();
    const { testApp, mailServer, start, passTime } = await testOutbox(engine, {
      onDataEnd: ({ messageId }) => {
        seen.add(messageId);
        if (++answers <= 4) throw smtpError(451, '4.7.1 Greylisted, come back later');
      },
    });
    await postInquiry(testApp);
    /** Bounds that hold regardless of how long the machine took to check. */
    const expectWaits = (rows: { run_at: string }[], began: number, least: number, most: number) => {
      for (const { run_at } of rows) {
        expect(Date.parse(run_at) - began).toBeGreaterThan(least);
        expect(Date.parse(run_at) - Date.now()).toBeLessThan(most);
      }
    };
    const first = Date.now();
    start();
    await settled(testApp, ({ last_error }) => last_error !== null);
    const rows = await testApp.db.selectFrom('mails').selectAll().execute();
    for (const row of rows) {
      expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(row.last_error).toContain('451 4.7.1 Greylisted, come back later');
    }
    expectWaits(rows, first, 20_000, 34_000);
    const second = Date.now();
    await passTime();
    await settled(testApp, ({ attempts, run_at }) => attempts === 2 && run_at > soon(30));
    const again = await testApp.db.selectFrom('mails').selectAll().execute();
    expectWaits(again, second, 40_000, 100_000);
    await passTime();
    const taken = await mailServer.takes(2);
    expect(new Set(taken.map(({ messageId }) => messageId))).toEqual(seen);
    await settled(testApp, ({ state }) => state === 'sent');
  });

  it('gives up at once when the recipient is refused, and says it in the server’s words', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine, {
      onRecipient: (address) => {
        if (address === 'ana@example.com') throw smtpError(550, '5.1.1 No such user here');
      },
    });
    await postInquiry(testApp);
    start();
    await mailServer.takes(1);
    await settled(testApp, ({ state }) => state !== 'waiting');
    const rows = await testApp.db.selectFrom('mails').selectAll().orderBy('kind').execute();
    expect(rows).toMatchObject([
      { kind: 'inquiry-staff', state: 'sent', last_error: null },
      { kind: 'inquiry-visitor', state: 'dead', attempts: 1, sent_at: null },
    ]);
    expect(rows[1]?.last_error).toContain('550 5.1.1 No such user here');
  });

  it('keeps trying when the server refuses us rather than the mail', async () => {
    const { testApp, start } = await testOutbox(engine, {
      onSender: () => {
        throw smtpError(550, '5.7.1 Sender not allowed');
      },
    });
    await postInquiry(testApp);
    start();
    await settled(testApp, ({ last_error }) => last_error !== null);
    const rows = await testApp.db.selectFrom('mails').selectAll().execute();
    for (const row of rows) expect(row).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('counts no try when our own database can’t be asked what a mail says', async () => {
    const { testApp, mail } = await testOutbox(engine);
    await postInquiry(testApp);
    const tried = new Set<string>();
    let away = true;
    const jobs = createJobs({ db: testApp.db, log: silent });
    const deliver = async ({ id }: { id: string }) => {
      tried.add(id);
      if (away) throw new DatabaseUnavailableError('', { cause: { code: 'ECONNREFUSED' } });
      return { sent: true } as const;
    };
    jobs.handle(sendMails({ store: mail.store, log: silent, deliver }));
    expect(await jobs.runDue(MAIL)).toBe(0);
    expect(tried.size).toBe(2);
    away = false;
    await passTime(testApp.db);
    expect(await jobs.runDue(MAIL)).toBe(2);
    await settled(testApp, ({ state, attempts }) => state === 'sent' && attempts === 1);
  });

  it('is dead after the tenth failure', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine, {
      onRecipient: () => {
        throw smtpError(451, '4.3.0 Try later');
      },
    });
    await postInquiry(testApp);
    await testApp.db.updateTable('jobs').set({ attempts: 9 }).execute();
    start();
    await settled(testApp, ({ state }) => state === 'dead');
    expect(mailServer.received).toEqual([]);
    const { last_error } = await testApp.db
      .selectFrom('mails')
      .select('last_error')
      .executeTakeFirstOrThrow();
    expect(last_error).toContain('451 4.3.0 Try later');
  });

  it('loses nothing when the connection breaks in the middle of a mail', async () => {
    let broken = 0;
    const { testApp, mailServer, start, passTime } = await testOutbox(engine, {
      onDataBegin: (hangUp) => {
        if (++broken <= 2) hangUp();
      },
    });
    await postInquiry(testApp);
    start();
    await settled(testApp, ({ last_error }) => last_error !== null);
    await passTime();
    await mailServer.takes(2);
    await settled(testApp, ({ state }) => state === 'sent');
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2);
    expect(mailServer.received).toHaveLength(2);
  });

  it('waits for a server that has gone away, and sends when it is back', async () => {
    const { testApp, mailServer, start, passTime } = await testOutbox(engine);
    await postInquiry(testApp);
    start();
    await mailServer.takes(2);
    await mailServer.stop();
    await postInquiry(testApp);
    await passTime();
    await settled(testApp, ({ state, last_error }) => state === 'sent' || last_error !== null);
    await mailServer.start();
    await passTime();
    await mailServer.takes(4);
    await settled(testApp, ({ state }) => state === 'sent');
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(4);
  });

  it('sends each of 400 mails once with two workers on one outbox and a server that takes its time', async () => {
    const { testApp, mailServer, start } = await testOutbox(
      engine,
      { onDataEnd: () => pause(Math.random() * 20) },
      { workers: 2 },
    );
    await Promise.all(Array.from({ length: 200 }, () => postInquiry(testApp)));
    start();
    await mailServer.takes(400, 60_000);
    await settled(testApp, ({ state }) => state === 'sent');
    expect(mailServer.received).toHaveLength(400);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(400);
    const { most } = await testApp.db
      .selectFrom('mails')
      .select((eb) => eb.fn.max('attempts').as('most'))
      .executeTakeFirstOrThrow();
    expect(Number(most)).toBe(1);
  });

  it('changes nothing of a mail that another server took over', async () => {
    const { testApp, mail } = await testOutbox(engine);
    await postInquiry(testApp);
    await beginMails(testApp.db);
    for (const { key, attempts } of await testApp.db.selectFrom('jobs').selectAll().execute()) {
      const lost = { task: MAIL, key, payload: '{}', attempts: attempts + 1, lease: 'of before' };
      expect(await mail.store.begin(lost, soon(0))).toBeNull();
      await mail.store.markFailed(lost, 'Late', soon(0));
    }
    const rows = await testApp.db.selectFrom('mails').select(['attempts', 'last_error']).execute();
    expect(rows).toEqual([1, 1].map((attempts) => ({ attempts, last_error: null })));
  });

  it('finishes what is under way when it stops, and leaves the rest', async () => {
    const { testApp, mailServer, mail, start } = await testOutbox(engine, { onDataEnd: () => pause(300) });
    await Promise.all(Array.from({ length: 10 }, () => postInquiry(testApp)));
    start();
    while ((await claimed(testApp)) < 4) await pause(5);
    await mail.stop();
    const sent = await testApp.db.selectFrom('mails').select('id').where('state', '=', 'sent').execute();
    expect(sent).toHaveLength(mailServer.received.length);
    expect(sent.length).toBeGreaterThanOrEqual(4);
    expect(await claimed(testApp)).toBe(sent.length);
  });

  it('lets newsletters wait until everything else that is due has gone', async () => {
    const { testApp, mail } = await testOutbox(engine);
    await testApp.db.transaction().execute(async (trx) => {
      const letter = { kind: 'newsletter-article', facts: { subscriberId: 's', article: 'a' } } as const;
      const to = (recipient: string) => ({ ...letter, recipient, inquiryId: null });
      await mail.outbox.enqueue(
        trx,
        Array.from({ length: 1200 }, (_, i) => to(`reader-${i}@example.com`)),
      );
    });
    await postInquiry(testApp);
    const first = await beginMails(testApp.db, new Date(), 3);
    expect(first.map(({ kind }) => kind).sort()).toEqual([
      'inquiry-staff',
      'inquiry-visitor',
      'newsletter-article',
    ]);
  });

  describe('of suspected spam', () => {
    const spam = { website: 'https://pills.example' };

    it('tells nobody before someone rescues it', async () => {
      const { testApp, mailServer, mail, start } = await testOutbox(engine);
      const { id } = await postInquiry(testApp, spam);
      start();
      await pause(300);
      expect(mailServer.received).toEqual([]);
      expect(await mail.summary()).toEqual({ waiting: 0, retrying: 0, dead: 0, held: 2, transport: true });
      await testApp.db.transaction().execute((trx) => mail.outbox.release(trx, [id]));
      mail.outbox.wake();
      await mailServer.takes(2);
    });

    it('goes out when staff rescue it by the dashboard’s call', async () => {
      const testApp = await createTestApp(engine);
      const { id } = await postInquiry(testApp, spam);
      const { cookie } = await signedIn(testApp);
      const states = async () =>
        (await testApp.db.selectFrom('mails').select('state').execute()).map(({ state }) => state);
      const mark = (asSpam: boolean) =>
        testApp.app.inject({
          method: 'PATCH',
          url: `/api/inquiries/${id}`,
          headers: { cookie },
          payload: { spam: asSpam },
        });
      expect(await states()).toEqual(['held', 'held']);
      expect((await mark(false)).statusCode).toBe(200);
      expect(await states()).toEqual(['waiting', 'waiting']);
      await mark(true);
      expect(await states()).toEqual(['held', 'held']);
      await testApp.close();
    });
  });

  it('waits without SMTP_URL, and says how many', async () => {
    const testApp = await createTestApp(engine, {}, undefined, { renderMail });
    await postInquiry(testApp);
    const { cookie } = await signedIn(testApp);
    await passTime(testApp.db);
    const answer = await testApp.app.inject({ url: '/api/mails/summary', headers: { cookie } });
    expect(answer.json()).toEqual({ waiting: 2, retrying: 0, dead: 0, held: 0, transport: false });
    await testApp.close();
  });
});

type TestApp = Awaited<ReturnType<typeof createTestApp>>;
type Row = { state: string; attempts: number; last_error: string | null; run_at: string };

/** Waits until it is so for every email. */
async function settled({ db }: TestApp, isSo: (row: Row) => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const rows = await db.selectFrom('mails').select(['state', 'attempts', 'last_error', 'run_at']).execute();
    if (rows.length > 0 && rows.every(isSo)) return;
    if (Date.now() > end) throw new Error(`Not settled: ${JSON.stringify(rows)}`);
    await pause(20);
  }
}

const claimed = async ({ db }: TestApp): Promise<number> =>
  (await db.selectFrom('mails').select('id').where('attempts', '>', 0).execute()).length;

const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
