/** The order of the checks before a route's handler, which README.md and docs/architecture.md list. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { readConfig } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { type Guard, recheckGuardsAfterBody } from '../staff/guard.ts';
import { createApp } from './create-app.ts';
import { createLog } from './request-log.ts';

it('a request passes origin, canonical URL, load, guard and limit, then guard and validation of its body', async () => {
  const config = readConfig({ SECRET: 'a secret of at least 32 characters' });
  const parts = {
    config,
    db: {} as Db,
    log: createLog({ logLevel: 'silent' }),
    headers: { 'x-frame-options': 'DENY' },
  };
  const { app } = await createApp({ ...parts, pressureWindowMs: 50 });
  onTestFinished(async () => app.close());
  recheckGuardsAfterBody(app);
  const passed: string[] = [];
  const pass = (step: string) => passed.push(step) < 10;
  const guard: Guard = async (request) => {
    pass('guard');
    request.guard = guard;
  };
  const routeConfig = {
    rateLimit: { max: () => (pass('limit') ? 10 : 0), timeWindow: 60_000 },
    pressureHandler: () => void pass('load'),
  };
  app.post(
    '/api/here',
    {
      onRequest: guard,
      config: routeConfig,
      schema: { body: z.object({}).refine(() => pass('validation')) },
    },
    async () => 'served',
  );
  for (let n = 0; n < 3; n++) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    await turn();
  }
  const post = { method: 'POST', url: '/api/here', payload: {} } as const;
  expect((await app.inject({ ...post, headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
  expect((await app.inject('/Here')).statusCode).toBe(301);
  expect(passed).toEqual([]);
  const answer = await app.inject(post);
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'x-frame-options': 'DENY' } });
  expect(passed).toEqual(['load', 'guard', 'limit', 'guard', 'validation']);
});
