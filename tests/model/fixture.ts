/** The state before the first command: three accounts, each signed in twice, an auditor, and four pictures. */

import type { ArchivedRow } from '../../server/backup/store.ts';
import { pictureOf } from '../../server/images/testing/sample-files.ts';
import { listen, upload } from '../../server/images/testing/upload.ts';
import { SESSION_SECONDS } from '../../server/staff/session-rules.ts';
import { addMember } from '../../server/testing/members.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import type { State } from './state.ts';

export const STAFF = { Olga: 'owner', Otto: 'owner', Stella: 'staff' } as const;
export type FixtureStaff = keyof typeof STAFF;
export const STAFF_NAMES = Object.keys(STAFF) as FixtureStaff[];
/** An account that reads everything after a run. It is disabled during the run, so that no command affects it. */
export const AUDITOR = 'Auditor';
export const PASSWORD = 'limestone and cedar and rain';
export const PICTURES = 4;

export const emailOf = (name: string): string => `${name.toLowerCase()}@studio.example`;

/** Password hashing is slow by design, so accounts and sessions are created once for all runs. */
export async function addStaff(test: TestApp): Promise<{ cookies: Map<string, string>; auditor: string }> {
  const cookies = new Map<string, string>();
  for (const [name, role] of [...Object.entries(STAFF), [AUDITOR, 'staff'] as const]) {
    const email = emailOf(name);
    await addMember(test.db, { email, name, role }, PASSWORD);
    for (const device of name === AUDITOR ? [1] : [1, 2]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        payload: { email, password: PASSWORD },
      });
      cookies.set(
        `${name}/${device}`,
        answer.cookies.map((c) => `${c.name}=${encodeURIComponent(c.value)}`).join('; '),
      );
    }
  }
  await test.db.updateTable('staff_users').set({ disabled: 1 }).where('name', '=', AUDITOR).execute();
  const auditor = cookies.get(`${AUDITOR}/1`) as string;
  cookies.delete(`${AUDITOR}/1`);
  return { cookies, auditor };
}

/** Decoding is slow, so pictures are uploaded once for all runs. */
export async function addPictures(test: TestApp): Promise<void> {
  const base = await listen(test.app);
  for (let n = 0; n < PICTURES; n += 1) {
    const answer = await upload(base, new Uint8Array(pictureOf('jpeg')));
    if (!answer.ok) throw new Error(`No picture: ${answer.status} ${await answer.text()}`);
  }
}

/** The model's copy of these rows. */
export function beginningState(rows: Record<string, ArchivedRow[]>): State {
  const users = new Map((rows.staff_users ?? []).map((row) => [row.id, row]));
  const state: State = {
    at: '',
    ...{ inquiries: {}, erased: [], forgotten: {}, shared: {}, pictures: {}, accounts: {}, sessions: {} },
    ...{ bulks: {}, backups: [] },
  };
  for (const { id, name, role } of users.values())
    if (name !== AUDITOR)
      state.accounts[String(name)] = {
        id: String(id),
        role: role as 'owner' | 'staff',
        disabled: false,
      };
  for (const name of STAFF_NAMES)
    for (const device of [1, 2]) {
      const [{ created_at } = { created_at: '' }] = rows.staff_sessions ?? [];
      const used = Date.parse(String(created_at));
      state.sessions[`${name}/${device}`] = {
        account: name,
        ended: false,
        used,
        expires: used + SESSION_SECONDS * 1000,
      };
    }
  for (const { url, created_at } of rows.images ?? [])
    state.pictures[String(url)] = { uploadedAt: String(created_at), gone: false };
  return state;
}
