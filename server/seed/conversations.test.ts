/** Generated email conversations, on both databases. */
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { seedInquiries } from './store.ts';

const now = new Date('2026-11-21T12:00:00Z');
const plan = { count: 600, days: 60, seed: 'mails', now };

it.each(engines)('some inquiries go on by email, and a few emails wait, on %s', async (engine) => {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  await signedIn(test);
  await seedInquiries(test.db, { ...plan, incomingMail: true });
  const mails = await test.db.selectFrom('inbound_mails').selectAll().execute();
  const filed = mails.filter(({ state }) => state === 'filed');
  const waiting = mails.filter(({ state }) => state === 'waiting');
  expect(filed.filter(({ kind }) => kind === 'message').length).toBeGreaterThan(20);
  expect(filed.filter(({ kind }) => kind === 'auto-reply').length).toBeGreaterThan(5);
  expect(filed.every(({ inquiry_id, blob_id }) => inquiry_id !== null && blob_id !== null)).toBe(true);
  expect(waiting.map(({ spam }) => spam)).toHaveLength(4);
  expect(waiting.filter(({ spam }) => spam === 1)).toHaveLength(1);
  const states = await test.db.selectFrom('mails').select(['kind', 'state']).execute();
  expect(states.filter(({ state }) => state === 'bounced').length).toBeGreaterThan(0);
  // None of it is ever sent.
  expect(states.every(({ kind, state }) => kind === 'reply' && state !== 'waiting')).toBe(true);
  const owed = await test.db
    .selectFrom('inquiries')
    .select(['waiting_reason', 'waiting_since', 'visitor_at'])
    .where('waiting_reason', 'in', ['message', 'bounce'])
    .execute();
  expect(new Set(owed.map(({ waiting_reason }) => waiting_reason))).toEqual(new Set(['message', 'bounce']));
});

it.each(engines)('no inquiry has any without incoming mail, on %s', async (engine) => {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  await seedInquiries(test.db, plan);
  expect(await test.db.selectFrom('inbound_mails').selectAll().execute()).toEqual([]);
  expect(await test.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});
