import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashToken } from '../config/tokens.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { bookingDesk, NOW, TUESDAY_NINE } from './testing/desk.ts';

const events = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      at: startDate.toJSDate().toISOString(),
      status: component.getFirstPropertyValue('status'),
    };
  });

describe.each(engines)('a calendar feed on %s', (engine) => {
  async function fed(settings: Record<string, string> = {}) {
    const test = await createTestApp(engine, settings);
    onTestFinished(test.close);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    onTestFinished(() => void vi.useRealTimers());
    const desk = await bookingDesk(test);
    const [ann] = desk.staff as [(typeof desk.staff)[0]];
    const set = async (payload: object, cookie = ann.cookie) =>
      test.app.inject({ method: 'POST', url: '/api/booking/feed', headers: { cookie }, payload });
    const renew = async (names = false): Promise<string> =>
      new URL((await set({ action: 'renew', names })).json().url).pathname;
    const read = (url: string, headers = {}) => test.app.inject({ url, headers });
    const inquiryId = await desk.inquiry({ area: 'blanco', reference: 'LF-7K3M-92' });
    const book = async () => {
      const wanted = { inquiryId, kind: 'call' as const, at: TUESDAY_NINE, staffId: ann.id };
      const booked = await desk.booking.book(wanted, 'staff', ann, NOW);
      if (!('meeting' in booked)) throw new Error(booked.refused);
      return booked.meeting;
    };
    return { ...desk, test, ann, set, renew, read, book, inquiryId };
  }

  it('has the person’s meetings by reference and town; names only when they say so', async () => {
    const { renew, read, book, test } = await fed();
    const { id } = await book();
    const url = await renew();
    const answer = await read(url);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const uid = `${id}@${new URL(test.config.origin).host}`;
    expect(events(answer.body)).toEqual([
      { uid, summary: 'Phone call, LF-7K3M-92, Blanco', at: TUESDAY_NINE, status: 'CONFIRMED' },
    ]);
    expect(answer.body).not.toContain('Rosa');
    expect(answer.body).not.toContain('/inquiry/');
    expect((await read(await renew(true))).body).toContain('Rosa Delgado');
  });

  it('shows proposed times as tentative, and a cancelled meeting as cancelled for 30 days', async () => {
    const { renew, read, book, booking, inquiryId, ann } = await fed();
    const url = await renew();
    const { id } = await book();
    await booking.cancel(id, 'staff', ann, NOW);
    const proposal = { kind: 'call' as const, times: [{ at: '2026-12-02T16:00:00.000Z', staffId: ann.id }] };
    await booking.propose(inquiryId, proposal, ann, NOW);
    const statuses = async () => events((await read(url)).body).map(({ status }) => status);
    expect(await statuses()).toEqual(['CANCELLED', 'TENTATIVE']);
    vi.setSystemTime(NOW.getTime() + 31 * 86_400_000);
    expect(await statuses()).toEqual(['TENTATIVE']);
  });

  it('is answered by 304 until something changes', async () => {
    const { renew, read, book } = await fed();
    const url = await renew();
    const etag = (await read(url)).headers.etag as string;
    vi.setSystemTime(NOW.getTime() + 3_600_000);
    const again = await read(url, { 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    vi.setSystemTime(NOW);
    await book();
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('has an address that ends when it is renewed or stopped, and that nobody else’s setting touches', async () => {
    const { renew, read, set, test } = await fed();
    const [first, second] = [await renew(), await renew()];
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    expect((await set({ action: 'stop', names: false }, '')).statusCode).toBe(401);
    expect((await set({ action: 'stop', names: false })).json()).toEqual({ url: null });
    expect((await read(second)).statusCode).toBe(404);
    for (const guess of ['x', 'a'.repeat(22), '..', '%00', `${'a'.repeat(5000)}`])
      expect((await test.app.inject(`/calendar/${guess}.ics`)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('is gone for a disabled account, and for everybody when booking is off', async () => {
    const { renew, read, test } = await fed();
    const url = await renew();
    await test.db.updateTable('staff_users').set({ disabled: 1 }).execute();
    expect((await read(url)).statusCode).toBe(404);
    const off = await createTestApp(engine, { BOOKING: 'off' });
    onTestFinished(off.close);
    const routes = [off.app.hasRoute({ method: 'GET', url: '/calendar/:token.ics' })];
    routes.push(off.app.hasRoute({ method: 'POST', url: '/api/booking/feed' }));
    expect(routes).toEqual([false, false]);
  });

  it('keeps its token out of the database and out of the log', async () => {
    const { renew, read, test } = await fed();
    const url = await renew();
    await read(url);
    await read(url.replace('.ics', 'x.ics'));
    const token = url.slice('/calendar/'.length, -'.ics'.length);
    const [row] = await test.db.selectFrom('booking_people').selectAll().execute();
    expect(row?.feed_token_hash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(test.logs.join('')).toContain('/calendar/');
    expect(test.logs.join('')).not.toContain(token);
  });

  it('may be read 300 times in ten minutes from one address', async () => {
    const { renew, read } = await fed({ RATE_LIMIT: 'on' });
    const url = await renew();
    const codes = new Set<number>();
    for (let i = 0; i < 300; i++) codes.add((await read(url)).statusCode);
    expect([...codes]).toEqual([200]);
    expect((await read(url)).statusCode).toBe(429);
  });
});
