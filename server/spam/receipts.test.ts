import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { SAME_ADDRESS } from './weights.ts';

describe.each(engines)('receipts on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine, { RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' });
  });
  afterAll(() => test.close());

  let visitors = 0;
  /** Sends each request from a different IP address. */
  const send = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `192.0.2.${++visitors}` },
      payload: {
        name: 'Mo Stranger',
        email,
        message: `We want to build house number ${visitors} in Blanco.`,
      },
    });
  const mailsOf = async (recipient: string) =>
    (await test.db.selectFrom('mails').select('id').where('recipient', '=', recipient).execute()).length;

  it('fill nobody’s mailbox, however often and over however many days a stranger types its address', async () => {
    const tries = SAME_ADDRESS.veryOften + 4;
    for (let n = 0; n < tries; n++) expect((await send('victim@example.com')).statusCode).toBe(201);
    expect(await mailsOf('victim@example.com')).toBe(SAME_ADDRESS.veryOften);
    // The studio is notified of each, and someone else gets a receipt.
    expect(await mailsOf(test.config.mailTo)).toBe(tries);
    await send('ann@example.com');
    expect(await mailsOf('ann@example.com')).toBe(1);

    // Two days later the count starts over, and ends again.
    const earlier = new Date(Date.now() - 2 * SAME_ADDRESS.withinMs).toISOString();
    await test.db.updateTable('inquiries').set({ created_at: earlier }).execute();
    for (let n = 0; n < tries; n++) await send('victim@example.com');
    expect(await mailsOf('victim@example.com')).toBe(2 * SAME_ADDRESS.veryOften);
  });
});
