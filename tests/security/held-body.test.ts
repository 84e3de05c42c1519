/**
 * A body may arrive a minute after its headers. An account that is dismissed in between changes nothing: every unsafe
 * route for staff, with its body held open (product decision §8).
 */

import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { area as blanco } from '#content/areas/blanco.ts';
import { area } from '#content/areas/llano.ts';
import { type BookingHours, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { createBooking } from '../../server/booking/booking.ts';
import { hoursStore } from '../../server/booking/hours-store.ts';
import { previewLinksStore } from '../../server/content/preview-links-store.ts';
import { releasesStore } from '../../server/content/releases-store.ts';
import { scheduledStore } from '../../server/content/scheduled-store.ts';
import { contentStore } from '../../server/content/store.ts';
import type { Db } from '../../server/database/schema.ts';
import { pictureOf } from '../../server/images/testing/sample-files.ts';
import { wideLogo } from '../../server/images/testing/sample-logos.ts';
import { devicesStore } from '../../server/push/devices-store.ts';
import { createAuthenticator } from '../../server/staff/testing/authenticator.ts';
import { codeOf } from '../../server/staff/testing/totp.ts';
import { startFarServer } from '../../server/testing/far-server.ts';
import { savedInquiry } from '../../server/testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../../server/testing/test-app.ts';
import { MAILBOX } from './actors.ts';
import { collectHeld } from './held-request.ts';
import { type Access, needsSession, ROUTE_TABLE } from './route-table.ts';
import { allRows, putBack, type Rows } from './whole-database.ts';

const PASSWORD = 'correct horse battery staple';
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};
const PICTURE = '/images/inquiries/aaaaaaaaaaaaaaaaaaaaaa.webp';
const PICTURE_ID = 'a'.repeat(20);
const ARTICLE = { slug: 'held', title: 'Held', excerpt: 'Held', date: '2026-01-05', category: 'Materials' };

const TEMPLATE = { label: 'A site visit', subject: 'Your site', text: 'We would like to see it.' };

const ALL_DAY = [{ from: '00:00', to: '24:00' }];
const ALWAYS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio'],
  weekly: {
    ...{ mon: ALL_DAY, tue: ALL_DAY, wed: ALL_DAY, thu: ALL_DAY },
    fri: ALL_DAY,
    sat: ALL_DAY,
    sun: ALL_DAY,
  },
};
/** Days from today, at noon UTC. */
const daysOn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;

/** A reply that waits for its hour: it can be taken back, and sent now. */
const LATER = '9999-01-01T00:00:00.000Z';

/**
 * A request that changes something, for every unsafe staff route; a route without one fails the test.
 * Of meetings, made with the id of the member of staff who has hours; of mail that came in, with an inquiry's.
 */
const REQUESTS: Record<
  string,
  object | ((staffId: string, ids: { inquiry: string; registration: object }) => object)
> = {
  'POST /api/inquiries/:id/meetings': (staffId) => ({ kind: 'call', at: daysOn(3), staffId }),
  'POST /api/inquiries/:id/meeting-proposals': (staffId) => ({
    kind: 'call',
    times: [{ at: daysOn(3), staffId }],
  }),
  'DELETE /api/inquiries/:id/meeting-proposals': {},
  'POST /api/meetings/:id/move': (staffId) => ({ at: daysOn(3), staffId }),
  'POST /api/meetings/:id/confirm': {},
  'POST /api/meetings/:id/cancel': {},
  'POST /api/meetings/:id/outcome': { outcome: 'held' },
  'PUT /api/booking/hours': { ...ALWAYS, leadHours: 48 },
  'PUT /api/booking/hours/:staffId': { ...ALWAYS, leadHours: 48 },
  'PUT /api/booking/rules': { leadHours: 12, horizonDays: 90, bufferMinutes: 30 },
  'POST /api/booking/feed': { action: 'renew', names: false },
  // Refused when it is read, and kept with the reason.
  'PUT /api/booking/busy': { url: 'https://127.0.0.1/calendar.ics' },
  'POST /api/auth/change-password': { currentPassword: PASSWORD, newPassword: 'another long password' },
  'POST /api/staff/passkeys/challenge': { password: PASSWORD },
  'POST /api/staff/passkeys': (_staffId, { registration }) => ({ name: 'Phone', response: registration }),
  'PUT /api/staff/passkeys/:id': { name: 'Truck' },
  'DELETE /api/staff/passkeys/:id': {},
  'PUT /api/staff/push': { kinds: ['new'], quiet: null },
  'PUT /api/staff/push/devices': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys: KEYS,
    name: 'Phone',
  },
  'DELETE /api/staff/push/devices/:id': {},
  'POST /api/staff/push/devices/:id/test': {},
  'POST /api/auth/two-factor/enable': { password: PASSWORD },
  'POST /api/auth/two-factor/disable': { password: PASSWORD },
  'POST /api/auth/two-factor/generate-backup-codes': { password: PASSWORD },
  'DELETE /api/staff/sessions': {},
  'DELETE /api/staff/sessions/:id': {},
  'PUT /api/staff/profile': { publicName: 'Ann L.', signature: null, assignmentMails: true },
  'POST /api/staff/templates': TEMPLATE,
  'PUT /api/staff/templates/:id': TEMPLATE,
  'DELETE /api/staff/templates/:id': {},
  'PUT /api/staff/session-rule': { rule: 'long' },
  'POST /api/staff': { name: 'Mallory', email: 'mallory@example.com', role: 'owner' },
  'PATCH /api/staff/:id': { role: 'owner' },
  'POST /api/staff/:id/sign-out': {},
  'POST /api/staff/:id/link': {},
  'DELETE /api/staff/:id/two-factor': {},
  'PATCH /api/inquiries/:id': { status: 'completed' },
  'POST /api/inquiries/:id/contacts': { kind: 'call', text: 'Called.' },
  'POST /api/inquiries/:id/attachment-views': { url: PICTURE },
  'PUT /api/inquiries/:id/read': {},
  'PUT /api/inquiries/:id/viewing': {},
  'DELETE /api/inquiries/:id/viewing': {},
  'POST /api/inquiries/:id/visitor-link': { action: 'revoke' },
  'POST /api/inquiries/:id/replies': { subject: 'Your request', text: 'We will call.' },
  'POST /api/inquiries/:id/reply-files': () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 a plan of the house']), 'plan.pdf');
    return form;
  },
  'DELETE /api/inquiries/:id/reply-files/:fileId': {},
  'POST /api/inquiries/bulk': { filter: {}, change: { status: 'completed' } },
  'POST /api/inquiries/bulk/:id/undo': {},
  'POST /api/views': { name: 'Mine', query: 'status=new' },
  'PATCH /api/views/:id': { name: 'Ours' },
  'DELETE /api/views/:id': {},
  'DELETE /api/mails/:id': {},
  'POST /api/mails/:id/resend': {},
  'POST /api/mails/:id/send-now': {},
  'POST /api/mails/resend-dead': {},
  'POST /api/inbound/:id/file': (_staffId, { inquiry }) => ({ inquiryId: inquiry }),
  'POST /api/inbound/:id/inquiry': { name: 'Mallory' },
  'POST /api/inbound/:id/set-aside': {},
  'POST /api/inbound/:id/restore': {},
  'POST /api/inbound/:id/read-again': {},
  'POST /api/newsletter/articles/:slug/test': {},
  'POST /api/newsletter/articles/:slug/send': {},
  'POST /api/content/releases': { records: [{ collection: 'areas', slug: 'llano', version: 1 }] },
  'POST /api/content/releases/:id/undo': {},
  'POST /api/content/pictures': () => {
    const form = new FormData();
    form.append('name', 'IMG_0001.JPG');
    form.append('file', new Blob([new Uint8Array(pictureOf('jpeg'))]), 'IMG_0001.JPG');
    return form;
  },
  'POST /api/content/marks': () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(wideLogo())]), 'logo.png');
    return form;
  },
  'DELETE /api/content/pictures/:id': {},
  'POST /api/content/pictures/:id/removal': {},
  'POST /api/content/preview-links': { path: '/team', days: 7 },
  'DELETE /api/content/preview-links/:id': {},
  'POST /api/content/scheduled': {
    records: [{ collection: 'areas', slug: 'llano', version: 1 }],
    dueAt: daysOn(3),
  },
  'DELETE /api/content/scheduled/:id': {},
  'POST /api/content/scheduled/:id/publish': {},
  'POST /api/content/:collection': { name: 'Pecan Court', from: 'ridge-house' },
  'PUT /api/content/:collection/:slug': { value: { ...area, lede: 'Clay.' }, hidden: false },
  'POST /api/erasures': { email: 'rosa@example.com' },
};

const UNSAFE = Object.entries(ROUTE_TABLE).filter(
  ([name, access]) => !name.startsWith('GET ') && needsSession(access),
);

describe.each(engines)('a body that was held open on %s', (engine) => {
  let s: Awaited<ReturnType<typeof scene>>;
  beforeAll(async () => {
    s = await scene();
  });
  const closing: (() => void)[] = [];
  afterAll(async () => {
    await s.close();
    for (const close of closing) close();
  });

  async function scene() {
    const far = await startFarServer(
      (_, response) => void response.writeHead(201).end(),
      (close) => void closing.push(close),
    );
    const pushWorld = { ...far.network, isPushService: () => true };
    const endpoint = `https://push.example:${far.port}/device`;
    const held = await collectHeld(() =>
      createTestApp(engine, { SMTP_URL: 'smtp://127.0.0.1:9', IMAP_URL: MAILBOX }, undefined, {
        articles: () => [ARTICLE] as never,
        pushWorld,
      }),
    );
    const { app, db } = held;
    const [boss, ann, cy] = [
      await signedIn(held, 'owner'),
      await signedIn(held, 'owner'),
      await signedIn(held, 'staff'),
    ];
    // Once more, elsewhere: a session that can be ended.
    await app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email: ann.email, password: PASSWORD },
    });
    // Ann turns two-factor sign-in on, which gives her another session.
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, payload, headers: { cookie: ann.cookie } });
    const { totpURI } = (await post('/api/auth/two-factor/enable', { password: PASSWORD })).json();
    const on = await post('/api/auth/two-factor/verify-totp', { code: codeOf(totpURI) });
    expect(on.statusCode).toBe(200);
    ann.cookie = on.cookies
      .filter(({ maxAge }) => maxAge !== 0)
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const passkeys = await furnishPasskeys(held, ann);
    const device = await furnishDevice(db, ann.member.id, endpoint);
    const ids = { ...(await furnish(db, ann.member.id, cy.member.id)), ...passkeys, device };
    const rows = await allRows(db);
    return { ...held, boss, ann, cy, ids, rows };
  }

  /** A device that a push service takes messages for; too new for any news. */
  async function furnishDevice(db: Db, staffId: string, endpoint: string) {
    const device = await devicesStore(db).put(staffId, { endpoint, keys: KEYS, name: 'Phone' }, '9999');
    return device?.id as string;
  }

  /** A passkey of Ann's, and another one's answer to a challenge, whose cookie she keeps. */
  async function furnishPasskeys({ app, db, config }: TestApp, ann: { cookie: string }) {
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url, payload, headers: { cookie: ann.cookie } });
    const challenge = async () => {
      const options = await post('/api/staff/passkeys/challenge', { password: PASSWORD });
      const [{ name, value } = { name: '', value: '' }] = options.cookies;
      const cookie = ann.cookie.replace(/; ledge-frame\.passkey=[^;]*/, '');
      ann.cookie = `${cookie}; ${name}=${encodeURIComponent(value)}`;
      return createAuthenticator(config.origin).register(options.json());
    };
    const first = { name: 'First', response: await challenge() };
    const [passkey] = (await post('/api/staff/passkeys', first)).json() as { id: string }[];
    const registration = await challenge();
    // The tests may last longer than a challenge.
    await db.updateTable('staff_verifications').set({ expires_at: '9999-01-01T00:00:00.000Z' }).execute();
    return { registration, passkey: passkey?.id as string };
  }

  async function furnish(db: Db, ann: string, cy: string) {
    const inquiry = await savedInquiry(db, {
      email_key: 'rosa@example.com',
      attachments: JSON.stringify([PICTURE]),
      visitor_token_hash: 'f'.repeat(64),
    });
    const ids = {
      ...{ inquiry, view: uuid(), bulk: uuid(), mail: uuid(), reply: uuid(), template: uuid() },
      ...(await furnishMeetings(db, ann)),
      ...(await furnishInbound(db)),
      file: await furnishFile(db, inquiry, ann),
      ...(await furnishContent(db, ann)),
      link: (await previewLinksStore(db).make('/team', 7, { id: ann, name: 'Ann' }, new Date())).id,
      session: '',
    };
    await furnishPicture(db, ann);
    const at = new Date().toISOString();
    // Cy's code is never asked for: an owner takes it off.
    await db.updateTable('staff_users').set({ two_factor_enabled: 1 }).where('id', '=', cy).execute();
    const view = { id: ids.view, staff_id: ann, name: 'Hers', query: '', created_at: at };
    await db.insertInto('saved_views').values(view).execute();
    await db
      .insertInto('inquiry_viewers')
      .values({ inquiry_id: inquiry, staff_id: ann, seen_at: at })
      .execute();
    await db
      .insertInto('mails')
      .values({
        id: ids.mail,
        kind: 'inquiry-staff',
        inquiry_id: inquiry,
        recipient: 'office@example.com',
        message_id: '<held@example.com>',
        state: 'dead',
        run_at: at,
        created_at: at,
      })
      .execute();
    await db
      .insertInto('mails')
      .values({
        id: ids.reply,
        kind: 'reply',
        inquiry_id: inquiry,
        recipient: 'rosa@example.com',
        data: JSON.stringify({ subject: 'Hello', text: 'Hello', staffName: 'Ann', staffId: ann }),
        message_id: '<reply@example.com>',
        run_at: LATER,
        scheduled_at: LATER,
        created_at: at,
      })
      .execute();
    const template = { id: ids.template, staff_id: ann, ...TEMPLATE, label: 'Before' };
    await db.insertInto('reply_templates').values(template).execute();
    await db
      .insertInto('newsletter_subscribers')
      .values({
        ...{ id: uuid(), email: 'reader@example.com', state: 'confirmed' },
        ...{ created_at: at, asked_at: at, confirmed_at: at },
      })
      .execute();
    await db
      .insertInto('bulk_changes')
      .values({ id: ids.bulk, at: '9999-01-01T00:00:00.000Z', staff_id: ann, field: 'status' })
      .execute();
    await db
      .insertInto('bulk_change_items')
      .values({ bulk_id: ids.bulk, inquiry_id: inquiry, version: 1, status: 'contacted', spam: 0 })
      .execute();
    const sessions = await db.selectFrom('staff_sessions').selectAll().where('user_id', '=', ann).execute();
    ids.session = sessions.toSorted((a, b) => a.created_at.localeCompare(b.created_at))[0]?.id as string;
    return ids;
  }

  /** A draft, a release that can be taken back, and another that waits for its time. */
  async function furnishContent(db: Db, id: string) {
    const store = contentStore(db);
    const save = (slug: string, lede: string) =>
      store.saveDraft({ collection: 'areas', slug }, 0, { value: { ...area, lede }, hidden: false }, 'Ann');
    await save('llano', 'Granite.');
    await save('bryan', 'Post oak.');
    const record = {
      slug: 'bryan',
      version: 1,
      kind: 'hidden',
      state: 'hidden',
      schema: 1,
      value: area,
    } as const;
    const by = { id, name: 'Ann' };
    const release = await releasesStore(db).publish([{ collection: 'areas', ...record }], by);
    const draft = { value: { ...blanco, lede: 'Caliche.' }, hidden: false };
    await store.saveDraft({ collection: 'areas', slug: 'blanco' }, 0, draft, 'Ann');
    const waiting = { ...record, collection: 'areas', slug: 'blanco', kind: 'changed' } as const;
    const scheduled = await scheduledStore(db).add([waiting], LATER, by);
    return { release: release as string, scheduled: scheduled as string };
  }

  /** A picture that no entry shows. */
  async function furnishPicture(db: Db, by_id: string) {
    await db
      .insertInto('content_pictures')
      .values({
        ...{ id: PICTURE_ID, source_sha256: 'a'.repeat(64), width: 800, height: 600, bytes: 4 },
        ...{
          name: 'IMG_0002.JPG',
          alt: '',
          focus: '22',
          at: new Date().toISOString(),
          by_id,
          by_name: 'Ann',
        },
      })
      .execute();
  }

  /** A file of a reply that wasn't sent. */
  async function furnishFile(db: Db, inquiry_id: string, staff_id: string) {
    const [id, blob_id, created_at] = [uuid(), uuid(), new Date().toISOString()];
    await db.insertInto('blobs').values({ id: blob_id, bytes: 4, created_at }).execute();
    const file = { name: 'plan.pdf', type: 'application/pdf', bytes: 4, created_at };
    await db
      .insertInto('mail_files')
      .values({ id, inquiry_id, staff_id, blob_id, ...file })
      .execute();
    return id;
  }

  /** A mail that waits, one that was set aside, and one that couldn't be read. */
  async function furnishInbound(db: Db) {
    const at = new Date().toISOString();
    const ids = { waiting: uuid(), aside: uuid(), unreadable: uuid() };
    const blob_id = uuid();
    await db.insertInto('blobs').values({ id: blob_id, bytes: 4, created_at: at }).execute();
    const mail = { from_email: 'mallory@example.com', text: 'Hello', bytes: 4, received_at: at };
    const states = { waiting: 'waiting', aside: 'set-aside', unreadable: 'waiting' };
    for (const [name, state] of Object.entries(states) as [keyof typeof ids, string][])
      await db
        .insertInto('inbound_mails')
        .values({
          ...{ ...mail, id: ids[name], sha256: name, state },
          ...(name === 'unreadable' ? { kind: 'unreadable', blob_id } : { kind: 'message' }),
        })
        .execute();
    return ids;
  }

  /** A meeting ahead, one that is over, and an inquiry with a proposed time. */
  async function furnishMeetings(db: Db, staffId: string) {
    await hoursStore(db).save(staffId, ALWAYS);
    const booking = createBooking(db, async () => {});
    const book = async (days: number) => {
      const wanted = { inquiryId: await savedInquiry(db), kind: 'call' as const, at: daysOn(days), staffId };
      const booked = await booking.book(wanted, 'staff', null, new Date(daysOn(days - 1)));
      if ('refused' in booked) throw new Error(booked.refused);
      return booked.meeting.id;
    };
    const proposed = await savedInquiry(db);
    const times = [{ at: daysOn(5), staffId }];
    await booking.propose(proposed, { kind: 'call', times }, { id: staffId, name: 'Ann' }, new Date());
    const [ahead, over, held] = [await book(4), await book(-2), await book(6)];
    await db
      .updateTable('bookings')
      .set({ state: 'requested', held_until: daysOn(5) })
      .where('id', '=', held)
      .execute();
    // Staff were asked about it and its reminder is done: the server would do both by itself while a test waits.
    await db
      .updateTable('bookings')
      .set((eb) => ({ asked_about: eb.ref('ends_at'), remind_at: null }))
      .where('id', '=', over)
      .execute();
    return { proposed, ahead, over, held };
  }

  /** The route's request by Ann, an owner with a second factor; by Cy, who has none, to turn it on. */
  function requestOf(name: string) {
    const [method, path] = name.split(' ') as [string, string];
    const { ids, ann, cy } = s;
    const meetings = {
      'DELETE /api/inquiries/:id/meeting-proposals': ids.proposed,
      'POST /api/meetings/:id/outcome': ids.over,
      'POST /api/meetings/:id/move': ids.ahead,
      'POST /api/meetings/:id/confirm': ids.held,
      'POST /api/meetings/:id/cancel': ids.ahead,
    }[name];
    const content = path.startsWith('/api/content/scheduled')
      ? ids.scheduled
      : path.includes('preview-links')
        ? ids.link
        : path.includes('pictures')
          ? PICTURE_ID
          : path.startsWith('/api/content')
            ? ids.release
            : undefined;
    const inbound = {
      'POST /api/inbound/:id/restore': ids.aside,
      'POST /api/inbound/:id/read-again': ids.unreadable,
    }[name];
    const id = path.startsWith('/api/staff/sessions')
      ? ids.session
      : path.startsWith('/api/staff/passkeys')
        ? ids.passkey
        : path.startsWith('/api/staff/push')
          ? ids.device
          : path.startsWith('/api/staff/templates')
            ? ids.template
            : path.startsWith('/api/staff')
              ? cy.member.id
              : path.startsWith('/api/views')
                ? ids.view
                : path.startsWith('/api/inbound')
                  ? (inbound ?? ids.waiting)
                  : path.startsWith('/api/mails')
                    ? name.startsWith('DELETE') || name.endsWith('/send-now')
                      ? ids.reply
                      : ids.mail
                    : path.includes('/bulk/')
                      ? ids.bulk
                      : ids.inquiry;
    const url = path
      .replace(':id', content ?? meetings ?? id)
      .replace(':collection/:slug', 'areas/llano')
      .replace(':collection', 'projects')
      .replace(':staffId', cy.member.id)
      .replace(':fileId', ids.file)
      .replace(':slug', ARTICLE.slug);
    const body = REQUESTS[name];
    const payload = typeof body === 'function' ? body(ann.member.id, ids) : (body as object);
    const actor = name.endsWith('two-factor/enable') ? cy : ann;
    return { actor, sent: { method, url, cookie: actor.cookie, payload } };
  }

  /** Cy's second factor is in the way of turning it on. */
  const without = async (actor: typeof s.cy) => {
    if (actor === s.cy)
      await s.db
        .updateTable('staff_users')
        .set({ two_factor_enabled: 0 })
        .where('id', '=', actor.member.id)
        .execute();
  };

  const byBoss = (method: 'PATCH' | 'POST', path: string, payload: object) =>
    s.app.inject({ method, url: `/api/staff/${path}`, payload, headers: { cookie: s.boss.cookie } });
  const DISMISSALS = {
    disabled: (id: string) => byBoss('PATCH', id, { disabled: true }),
    'signed out': (id: string) => byBoss('POST', `${id}/sign-out`, {}),
    demoted: (id: string) => byBoss('PATCH', id, { role: 'staff' }),
    'made an editor': (id: string) => byBoss('PATCH', id, { role: 'editor' }),
  };

  /** Changes of role, with the routes that they close. */
  const CLOSED_BY: Record<string, Access[]> = {
    demoted: ['owner', 'editor'],
    'made an editor': ['owner', 'staff'],
  };

  it('covers every unsafe route for staff', () => {
    expect(UNSAFE.map(([name]) => name).sort()).toEqual(Object.keys(REQUESTS).sort());
  });

  it.each(UNSAFE)('does what it asks for when nothing happened meanwhile: %s', async (name) => {
    await putBack(s.db, s.rows);
    const { actor, sent } = requestOf(name);
    await without(actor);
    const before = await allRows(s.db);
    const finish = await s.hold(sent);
    const { status, body } = await finish();
    expect(status, body).toBeLessThan(300);
    // The newsletter is put into the outbox after the answer.
    const isFinished = (rows: Rows) =>
      rows.newsletter_issues?.every(({ finished_at }) => finished_at !== null);
    await expect.poll(async () => isFinished(await allRows(s.db))).toBe(true);
    expect(await allRows(s.db)).not.toEqual(before);
  });

  describe.each(Object.entries(DISMISSALS))('by an account that was %s meanwhile', (how, dismiss) => {
    it.each(UNSAFE.filter(([, access]) => !CLOSED_BY[how] || CLOSED_BY[how].includes(access)))(
      'is refused, and changes nothing: %s',
      async (name) => {
        await putBack(s.db, s.rows);
        const { actor, sent } = requestOf(name);
        await without(actor);
        const finish = await s.hold(sent);
        expect((await dismiss(actor.member.id)).statusCode).toBe(200);
        const before = await allRows(s.db);
        const { status, body } = await finish();
        expect(status, body).toBe(CLOSED_BY[how] ? 403 : 401);
        expect(await allRows(s.db)).toEqual(before);
      },
    );
  });
});
