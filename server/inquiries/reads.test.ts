/** Fields that the list adds to an inquiry for the person who reads it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { addInquiry } from '../inquiry-list/testing/inquiries-store.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { eventRow, eventsInsert } from './events-store.ts';

describe.each(engines)('an inquiry in the list on %s', (engine) => {
  let test: TestApp;
  let list: () => Promise<ListedInquiry[]>;
  beforeAll(async () => {
    test = await createTestApp(engine);
    const { cookie } = await signedIn(test);
    list = async () =>
      (await test.app.inject({ url: '/api/inquiries', headers: { cookie } })).json() as ListedInquiry[];
  });
  afterAll(() => test.close());

  it('has the beginning of the client’s latest message, and nothing while there is only the request', async () => {
    const quiet = await addInquiry(test.db, { name: 'Quiet' });
    const wrote = await addInquiry(test.db, { name: 'Wrote', visitor_at: '2026-11-21T12:00:00.000Z' });
    const say = (at: string, text: string, id?: string) =>
      eventRow(wrote, at, null, 'visitor-message', { text, attachments: [] }, id);
    await eventsInsert(test.db, [
      say('2026-11-20T12:00:00.000Z', 'The second house'),
      say('2026-11-21T12:00:00.000Z', 'First of one instant', '00000000-0000-7000-8000-000000000001'),
      say('2026-11-21T12:00:00.000Z', '🏡'.repeat(700), '00000000-0000-7000-8000-000000000002'),
      eventRow(wrote, '2026-11-22T12:00:00.000Z', null, 'note', { text: 'Call Friday' }),
    ]).execute();
    const found = await list();
    const latestOf = (id: string) => found.find((inquiry) => inquiry.id === id)?.latestMessage;
    expect(latestOf(quiet)).toBeNull();
    expect(latestOf(wrote)).toBe('🏡'.repeat(600));
  });
});
