/** Won projects for Google Ads (server/reports/google-ads.ts), on both databases. */
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';

it.each(engines)(
  'exports the clicks whose inquiries became projects, to owners alone, on %s',
  async (engine) => {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const owner = await signedIn(test, 'owner');
    const send = async (source: object) => {
      const payload = { name: 'Ann Lee', email: 'ann@example.com', message: 'A porch and a screen.', source };
      return (await test.app.inject({ method: 'POST', url: '/api/inquiries', payload })).json().id as string;
    };
    const change = (id: string, payload: object) =>
      test.app.inject({
        ...{ method: 'PATCH', url: `/api/inquiries/${id}`, payload },
        headers: { cookie: owner.cookie },
      });
    const won = await send({ landingPage: '/', gclid: 'Cj0KCQ_one-1' });
    await change(won, { value: { low: 600_000, high: 900_000 } });
    await change(won, { status: 'in-progress' });
    await change(won, { status: 'completed' });
    const unpriced = await send({ gclid: 'two' });
    await change(unpriced, { status: 'completed' });
    const lost = await send({ gclid: 'three' });
    await change(lost, { status: 'completed' });
    await change(lost, { status: 'cancelled' });
    await change(await send({ gclid: '=cmd|1' }), { status: 'completed' });
    await change(await send({ msclkid: 'bing' }), { status: 'completed' });
    await send({ gclid: 'four' });
    await test.db
      .updateTable('inquiry_events')
      .set({ at: '2026-07-01T04:30:00.000Z' })
      .where('inquiry_id', '=', won)
      .where('data', 'like', '%"to":"in-progress"%')
      .execute();

    const get = (query: string, { cookie } = owner) =>
      test.app.inject({ url: `/api/reports/google-ads.csv${query}`, headers: { cookie } });
    const june = await get('?from=2026-06-01&to=2026-06-30');
    expect(june.headers['content-disposition']).toContain('google-ads-2026-06-01-to-2026-06-30.csv');
    // The fifth hour of July in UTC is still June in the firm's time zone.
    expect(june.body.split('\r\n')).toEqual([
      'Parameters:TimeZone=America/Chicago',
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      'Cj0KCQ_one-1,Won project,2026-06-30 23:30:00,750000,USD',
      '',
    ]);
    const rows = (await get('')).body.split('\r\n').slice(2, -1);
    expect(rows).toEqual([expect.stringMatching(/^two,Won project,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,,$/)]);
    expect((await get('', await signedIn(test, 'staff'))).statusCode).toBe(403);
  },
);
