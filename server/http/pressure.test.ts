/** The real event loop stands still here: no clock is faked. Two thirds of the product's window, to wait less. */
import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import type { App } from './app-type.ts';
import { handleErrors } from './errors.ts';
import { refuseUnderPressure } from './pressure.ts';

const WINDOW_MS = 2000;

let app: App;
beforeAll(async () => {
  app = fastify() as unknown as App;
  handleErrors(app);
  await refuseUnderPressure(app, WINDOW_MS);
  app.get('/', async () => 'served');
  await app.ready();
});
afterAll(() => app.close());

const standStill = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const ask = () => app.inject({ url: '/' });

it('hiccups of a third of the window refuse nobody, however many follow each other', async () => {
  for (let n = 0; n < 7; n++) {
    standStill(WINDOW_MS * 0.36);
    await turn();
    expect((await ask()).statusCode).toBe(200);
  }
});

it('turns that take longer than the window refuse, and soon all is well again', async () => {
  for (let n = 0; n < 3; n++) {
    standStill(WINDOW_MS * 1.1);
    await turn();
  }
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.json().detail).toMatch(/^We’re very busy right now\. Nothing was saved/);
  await expect.poll(async () => (await ask()).statusCode, { interval: 100 }).toBe(200);
});

it('guards the whole server', async () => {
  const test = await createTestApp('sqlite');
  expect(test.app.printPlugins()).toContain('@fastify/under-pressure');
  await test.close();
});
