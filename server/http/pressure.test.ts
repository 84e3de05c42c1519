/** The real event loop stands still here: no clock is faked. */
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp('sqlite');
});
afterAll(() => test.close());

const standStill = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const ask = () => test.app.inject({ url: '/healthz' });

it('hiccups of a second refuse nobody, however many follow each other', async () => {
  for (let n = 0; n < 7; n++) {
    standStill(1100);
    await turn();
    expect((await ask()).statusCode).toBe(200);
  }
});

it('turns that take longer than three seconds refuse, and soon all is well again', async () => {
  for (let n = 0; n < 3; n++) {
    standStill(3200);
    await turn();
  }
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json().detail).toMatch(/^The server is very busy\. Nothing was saved/);
  await expect.poll(async () => (await ask()).statusCode, { interval: 100, timeout: 8000 }).toBe(200);
});
