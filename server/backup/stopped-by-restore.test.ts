/** Work that was pending when the backup was made waits for a person after a restore, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailRecord } from '#contract/mail/mail.ts';
import { hashToken } from '../config/tokens.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { backUp } from './backup.ts';
import { type RestoreReport, restore } from './restore.ts';
import { emptyPlace, fill, type TransferSite } from './testing/place.ts';

const SECRET = 'a secret that the operator keeps in a vault';
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
/** The outbox polls every second, and scheduled updates are published as soon as a server listens. */
const LONG_ENOUGH_MS = 3000;

/** A draft whose time comes a second before the backup, and a link to see it. */
async function scheduleArea({ db }: TestApp, { member }: SignedIn) {
  const draft = JSON.stringify({ lede: 'Granite, as it was seen.' });
  const by = { by_id: member.id, by_name: 'Test owner' };
  await db
    .insertInto('content_scheduled')
    .values({ id: 'monday', due_at: later(-1000), at: later(-2000), ...by })
    .execute();
  await db
    .insertInto('content_records')
    .values({ id: 'llano', collection: 'areas', slug: 'llano', draft, scheduled_id: 'monday' })
    .execute();
  await db
    .insertInto('content_scheduled_items')
    .values({ scheduled_id: 'monday', record_id: 'llano', kind: 'changed', hidden: 0, value: draft })
    .execute();
  const link = { path: '/', made_at: later(0), made_by: 'Test owner', expires_at: later(3_600_000) };
  await db
    .insertInto('content_preview_links')
    .values({ id: 'link', token_hash: hashToken('a token'), made_by_id: member.id, ...link })
    .execute();
}

/** A requested and a proposed time, whose holds end in hours. @returns their ids. */
async function holdTimes({ db }: TestApp, { member }: SignedIn, inquiryId: string): Promise<string[]> {
  const ids = [];
  for (const [n, state] of ['requested', 'proposed'].entries()) {
    const starts_at = later((n + 30) * 24 * 3_600_000);
    const held = {
      state,
      held_until: later(5 * 3_600_000),
      held_network: state === 'requested' ? 'n' : null,
    };
    const id = await savedMeeting(db, { inquiry_id: inquiryId, staff_id: member.id, starts_at, ...held });
    await db.insertInto('booking_cells').values({ staff_id: member.id, cell: n, booking_id: id }).execute();
    ids.push(id);
  }
  return ids;
}

describe.each(engines)('a backup restored on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-waiting-'));
  let place: TransferSite;
  let restored: TestApp;
  let mailServer: MailServer;
  let report: RestoreReport;
  let cookie: string;
  let inquiryId: string;
  let heldIds: string[];

  beforeAll(async () => {
    const source = await createTestApp(engine, { SECRET });
    await fill(source, 2);
    const owner = await signedIn(source, 'owner');
    ({ cookie } = owner);
    await scheduleArea(source, owner);
    const rows = await source.db.selectFrom('inquiries').select('id').orderBy('id').execute();
    inquiryId = rows.at(-1)?.id as string;
    const reply = (sendAt?: string) =>
      source.app.inject({
        method: 'POST',
        url: `/api/inquiries/${inquiryId}/replies`,
        headers: { cookie, 'idempotency-key': uuid() },
        payload: { subject: 'Your house', text: 'We call on Monday.', files: [], ...(sendAt && { sendAt }) },
      });
    expect((await reply()).statusCode).toBe(201);
    expect((await reply(later(3_600_000))).statusCode).toBe(201);
    await source.db
      .insertInto('newsletter_issues')
      .values({ article: 'steel', started_at: later(0), started_by: 'Ann', finished_at: null })
      .execute();
    await source.db
      .updateTable('bookings')
      .set({ remind_at: later(-1000) })
      .execute();
    heldIds = await holdTimes(source, owner, inquiryId);
    const file = join(folder, `${engine}.tar.gz`);
    await backUp(source.db, source.config, file);
    await source.close();

    place = await emptyPlace(engine, { SECRET });
    report = await restore(place.db, place.config, file);
    mailServer = await startMailServer();
    const { dataDir, databaseUrl } = place.config;
    restored = await createTestApp(
      engine,
      {
        ...{ SECRET, DATA_DIR: dataDir, SMTP_URL: mailServer.url },
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      undefined,
      { renderMail, articles: () => [] },
    );
    await restored.app.listen({ port: 0, host: '127.0.0.1' });
    ({ cookie } = await signedIn(restored, 'owner'));
    await pause(LONG_ENOUGH_MS);
  });
  afterAll(async () => {
    await restored?.close();
    await place?.close();
    mailServer?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = async <T>(url: string): Promise<T> =>
    (await restored.app.inject({ url, headers: { cookie } })).json();

  it('sends nothing by itself: no confirmation, reply, scheduled reply, reminder or article', async () => {
    expect(mailServer.received).toEqual([]);
    expect(
      await restored.db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute(),
    ).toEqual([]);
    const reminders = await restored.db.selectFrom('bookings').select('remind_at').execute();
    expect(reminders.map(({ remind_at }) => remind_at)).toEqual([null, null, null]);
    expect(report.stopped).toEqual({
      ...{ mails: expect.any(Number), bookings: 1, newsletter_issues: 1, content_scheduled: 1 },
    });
  });

  it('publishes nothing by itself: what was scheduled is a draft, and owners read why', async () => {
    expect(await restored.db.selectFrom('content_releases').select('id').execute()).toEqual([]);
    const scheduled = await restored.db.selectFrom('content_scheduled').select('failed').execute();
    expect(scheduled).toEqual([{ failed: expect.stringContaining('A backup was restored') }]);
    const { draft, scheduled_id } = await restored.db
      .selectFrom('content_records')
      .select(['draft', 'scheduled_id'])
      .where('slug', '=', 'llano')
      .executeTakeFirstOrThrow();
    expect(draft).toContain('Granite, as it was seen.');
    expect(scheduled_id).toBeNull();
  });

  it('holds no time that was held or proposed then, and says so on the timeline', async () => {
    const rows = await restored.db.selectFrom('bookings').selectAll().where('id', 'in', heldIds).execute();
    expect(rows.map(({ state, held_until, held_network }) => [state, held_until, held_network])).toEqual([
      ['lapsed', null, null],
      ['lapsed', null, null],
    ]);
    const cells = await restored.db.selectFrom('booking_cells').select('booking_id').distinct().execute();
    expect(cells).toHaveLength(1);
    const events = await read<{ kind: string }[]>(`/api/inquiries/${inquiryId}/events`);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['meeting-expired', 'meeting-lapsed']),
    );
    const inquiry = await restored.db
      .selectFrom('inquiries')
      .select('meeting_state')
      .where('id', '=', inquiryId)
      .executeTakeFirst();
    expect(inquiry).toEqual({ meeting_state: null });
  });

  it('opens no preview link of then', async () => {
    expect(await restored.db.selectFrom('content_preview_links').select('id').execute()).toEqual([]);
  });

  it('keeps the clock running where a reply may not have gone out, and sends what staff send again', async () => {
    const mails = await read<MailRecord[]>('/api/mails?state=dead');
    expect(mails).toHaveLength(report.stopped.mails);
    expect(mails.map(({ lastError }) => lastError)).toEqual(
      mails.map(() => expect.stringContaining('A backup was restored')),
    );
    const inquiry = await restored.db
      .selectFrom('inquiries')
      .select(['reply_state', 'first_contact_at'])
      .where('id', '=', inquiryId)
      .executeTakeFirstOrThrow();
    expect(inquiry).toEqual({ reply_state: 'failed', first_contact_at: null });
    const { id } = mails.find(({ kind }) => kind === 'reply') as MailRecord;
    const sent = await restored.app.inject({
      ...{ method: 'POST', url: `/api/mails/${id}/resend`, headers: { cookie } },
    });
    expect(sent.statusCode).toBe(200);
    while (mailServer.received.length === 0) await pause(50);
    expect(mailServer.received).toHaveLength(1);
  });
});
