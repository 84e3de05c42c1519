/** The transaction checks the owner again, after the guard (requirements §13). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../config/tokens.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { createRoster, type Roster } from './roster-store.ts';
import type { Acting } from './sessions-store.ts';

describe.each(engines)('an owner who was let in and dismissed since, on %s', (engine) => {
  let test: TestApp;
  let roster: Roster;
  let ann: Acting;
  let cy: string;
  beforeEach(async () => {
    test = await createTestApp(engine);
    roster = createRoster({
      ...test,
      outbox: createOutbox(test.config, () => {}),
    });
    await signedIn(test, 'owner');
    const { member, cookie } = await signedIn(test, 'owner');
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] as string;
    ann = { ...member, session: hashToken(token) };
    cy = (await signedIn(test, 'staff')).member.id;
    await test.db.updateTable('staff_users').set({ two_factor_enabled: 1 }).where('id', '=', cy).execute();
  });
  afterEach(() => test.close());

  const CHANGES: Record<string, () => Promise<unknown>> = {
    invite: () => roster.invite(ann, { name: 'Di', email: 'di@example.com', role: 'owner' }),
    'make a link': () => roster.newLink(ann, cy),
    'change a role': () => roster.change(ann, cy, { role: 'owner' }),
    'sign someone out': () => roster.signOutEverywhere(ann, cy),
    'take a second factor off': () => roster.removeTwoFactor(ann, cy),
  };
  const set = (change: { role?: string; disabled?: number }) =>
    test.db.updateTable('staff_users').set(change).where('id', '=', ann.id).execute();
  const DISMISSALS = {
    demoted: { status: 403, dismiss: () => set({ role: 'staff' }) },
    disabled: { status: 403, dismiss: () => set({ disabled: 1 }) },
    'signed out': {
      status: 401,
      dismiss: () => test.db.deleteFrom('staff_sessions').where('user_id', '=', ann.id).execute(),
    },
  };

  describe.each(Object.entries(DISMISSALS))('when %s', (_how, { status, dismiss }) => {
    it.each(Object.keys(CHANGES))('can’t %s', async (name) => {
      await dismiss();
      const before = await state();
      await expect(CHANGES[name]?.()).rejects.toMatchObject({ status });
      expect(await state()).toEqual(before);
    });
  });

  it.each(Object.keys(CHANGES))('could %s otherwise', async (name) => {
    const before = await state();
    await CHANGES[name]?.();
    expect(await state()).not.toEqual(before);
  });

  const state = async () => [
    await test.db.selectFrom('staff_users').selectAll().orderBy('id').execute(),
    await test.db.selectFrom('staff_links').selectAll().execute(),
    await test.db.selectFrom('staff_sessions').selectAll().orderBy('id').execute(),
    await test.db.selectFrom('staff_events').selectAll().orderBy('id').execute(),
  ];
});
