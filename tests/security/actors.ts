/** The app with a session of every kind of account. */
import { expect } from 'vitest';
import type { EngineName } from '../../server/database/connect.ts';
import { createStaffAccounts } from '../../server/staff/accounts.ts';
import { collectRoutes } from '../../server/testing/routes.ts';
import { createTestApp, signedIn } from '../../server/testing/test-app.ts';

export type Stage = Awaited<ReturnType<typeof stage>>;
export type SessionActor = keyof Stage['cookies'];

/** No server runs at this address: an app that doesn't listen doesn't read the mailbox. */
export const MAILBOX = 'imap://studio:secret@127.0.0.1:9';

/** All clients of this suite come from outside the machine. */
export const OUTSIDE = '192.0.2.77';

/** @param settings as in `createTestApp`. */
export async function stage(engine: EngineName, settings: Record<string, string> = {}) {
  const headers = { 'content-type': 'text/html' };
  const page = async ({ url }: Request) =>
    new Response('<!doctype html>', { headers, status: url.endsWith('/metrics') ? 404 : 200 });
  const { made: test, routes } = await collectRoutes(() =>
    // With every optional part of a server.
    createTestApp(engine, { IMAP_URL: MAILBOX, ...settings }, page),
  );
  const owner = await signedIn(test, 'owner');
  const staff = await signedIn(test, 'staff');
  const editor = await signedIn(test, 'editor');
  const both = await signedIn(test, 'staff-editor');
  const expired = await signedIn(test, 'owner');
  const idle = await signedIn(test, 'owner');
  const disabled = await signedIn(test, 'owner');

  const sessionOf = ({ member }: typeof owner) =>
    test.db.updateTable('staff_sessions').where('user_id', '=', member.id);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await sessionOf(expired)
    .set({ expires_at: ago(1) })
    .execute();
  await sessionOf(idle)
    .set({ updated_at: ago(31) })
    .execute();
  const accounts = createStaffAccounts({ ...test, log: test.app.log });
  const sessions = await test.db.selectFrom('staff_sessions').selectAll().execute();
  expect(sessions).toHaveLength(7);
  await accounts.setDisabled(disabled.email, true);

  return {
    ...test,
    routes,
    owner,
    staff,
    cookies: {
      nobody: undefined,
      forged: owner.cookie.replace(
        /(session_token=.)(.)/,
        (_, head, letter) => head + (letter === 'A' ? 'B' : 'A'),
      ),
      expired: expired.cookie,
      idle: idle.cookie,
      disabled: disabled.cookie,
      staff: staff.cookie,
      editor: editor.cookie,
      'staff-editor': both.cookie,
      owner: owner.cookie,
    },
    /** Restores all initial sessions, including the disabled account's, because a call may have ended some. */
    async renewSessions() {
      await test.db.deleteFrom('staff_sessions').execute();
      await test.db.insertInto('staff_sessions').values(sessions).execute();
    },
  };
}
