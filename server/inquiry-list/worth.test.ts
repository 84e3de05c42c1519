/** The board's sums by status, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { addInquiry } from './testing/inquiries-store.ts';

describe.each(engines)('the worth of inquiries on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
    const add = (low: number | null, high: number | null, more: Parameters<typeof addInquiry>[1] = {}) =>
      addInquiry(test.db, { value_low: low, value_high: high, ...more });
    await add(40_000, 60_000, { area: 'blanco' });
    await add(100_000, 100_000, { message: 'A barn of limestone.' });
    await add(null, null);
    await add(500_000, 900_000, { status: 'completed' });
    await add(1_000, 2_000, { spam: 1 });
  });
  afterAll(() => test.close());

  it.each([
    ['', { new: { low: 140_000, high: 160_000 }, completed: { low: 500_000, high: 900_000 } }],
    ['?area=blanco', { new: { low: 40_000, high: 60_000 } }],
    ['?q=limestone', { new: { low: 100_000, high: 100_000 } }],
    ['?area=llano', {}],
  ])('is the sum of the estimates of each status; %s', async (query, sums) => {
    const answer = await test.app.inject({ url: `/api/inquiries/worth${query}`, headers: { cookie } });
    expect([answer.statusCode, answer.json()]).toEqual([200, sums]);
  });
});
