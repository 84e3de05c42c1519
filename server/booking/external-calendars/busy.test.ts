import { describe, expect, it, onTestFinished } from 'vitest';
import { calendarFindings } from '../../checks/calendars.ts';
import { createTestApp, engines, signedIn } from '../../testing/test-app.ts';
import { startCalendarServer } from '../testing/calendar-server.ts';
import { createRefresh } from './refresh.ts';
import { busyStore } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = new Date();
const soon = (hours: number) =>
  new Date(Math.ceil(now.getTime() / HOUR) * HOUR + hours * HOUR).toISOString().replace('.000', '');
const ics = (...hours: number[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...hours.flatMap((hour) => [
      ...['BEGIN:VEVENT', `UID:${hour}@x`, 'SUMMARY:Dentist of Dana'],
      ...[`DTSTART:${soon(hour).replace(/[-:]/g, '')}`, `DTEND:${soon(hour + 1).replace(/[-:]/g, '')}`],
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const later = (ms: number) => new Date(now.getTime() + ms);

describe.each(engines)('calendars that staff connect, on %s', (engine) => {
  async function connected(answer: { body: string }) {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const far = await startCalendarServer((_, response) => void response.end(answer.body));
    const ann = await signedIn(test);
    const store = busyStore(test.db);
    const refresh = createRefresh({ store, config: test.config, network: far.network });
    const times = () =>
      test.db.selectFrom('busy_times').select(['starts_at', 'ends_at']).orderBy('starts_at').execute();
    const put = (url: unknown, cookie = ann.cookie) =>
      test.app.inject({ method: 'PUT', url: '/api/booking/busy', headers: { cookie }, payload: { url } });
    return { test, far, ann, store, refresh, times, put, staffId: ann.member.id };
  }

  it('are read all, and each copy replaces the one before', async () => {
    const answer = { body: ics(5, 9) };
    const { store, refresh, times, far, staffId } = await connected(answer);
    await store.setAddress(staffId, far.url);
    await refresh.readAll(now);
    expect(await times()).toHaveLength(2);
    expect(await store.find(staffId, now)).toMatchObject({
      readAt: now.toISOString(),
      trouble: null,
      stale: false,
    });
    answer.body = ics(7);
    await refresh.readAll(later(10 * MINUTE));
    expect((await times()).map(({ starts_at }) => Date.parse(starts_at))).toEqual([Date.parse(soon(7))]);
  });

  it('that can’t be read keep the last good copy for 24 hours; the doctor says who is stale', async () => {
    const answer = { body: ics(5) };
    const { store, refresh, times, far, staffId, test } = await connected(answer);
    await store.setAddress(staffId, far.url);
    await refresh.readAll(now);
    expect((await calendarFindings(test.db, now)).map(({ mark }) => mark)).toEqual(['ok']);
    answer.body = '<html>Sign in</html>';
    await refresh.readAll(later(10 * MINUTE));
    expect(await times()).toHaveLength(1);
    const day = await store.find(staffId, later(24 * HOUR));
    expect(day).toMatchObject({ stale: false, readAt: now.toISOString() });
    expect(day.trouble).toContain('web page');
    expect(await calendarFindings(test.db, later(24 * HOUR))).toMatchObject([{ mark: 'warning' }]);
    expect((await store.find(staffId, later(24 * HOUR + 1))).stale).toBe(true);
    const [finding] = await calendarFindings(test.db, later(24 * HOUR + 1));
    expect(finding).toMatchObject({ mark: 'error' });
    expect(finding?.says).toContain('Test staff');
    expect(JSON.stringify(finding)).not.toContain('secret-path');
  });

  it('whose address changed while it was read keep nothing of the old one', async () => {
    const { store, far, refresh, times, staffId } = await connected({ body: ics(5) });
    await store.setAddress(staffId, far.url);
    const reading = refresh.read({ staffId, url: far.url }, now);
    await store.setAddress(staffId, `${far.url}?other`);
    await reading;
    expect(await times()).toEqual([]);
    expect(await store.find(staffId, now)).toMatchObject({ readAt: null });
  });

  it('are connected and disconnected by their owner; the address is never answered or logged', async () => {
    const { put, test, ann } = await connected({ body: ics(5) });
    // The server as it ships connects to public addresses alone.
    const answer = await put('webcal://127.0.0.1/secret-path/basic.ics');
    expect(answer.json()).toMatchObject({ connected: true, host: '127.0.0.1', readAt: null, stale: true });
    expect(answer.json().trouble).toContain('private network');
    const own = await test.app.inject({ url: '/api/booking/hours', headers: { cookie: ann.cookie } });
    expect(answer.body + own.body + test.logs.join('')).not.toContain('secret-path');
    expect((await put(null)).json()).toMatchObject({ connected: false, host: null, stale: false });
    expect((await put('https://x.example/a', '')).statusCode).toBe(401);
    for (const wrong of [
      'http://x.example/a.ics',
      'file:///etc/passwd',
      'nonsense',
      '',
      `https://${'x'.repeat(3000)}`,
    ])
      expect((await put(wrong)).statusCode, wrong).toBe(400);
  });
});
