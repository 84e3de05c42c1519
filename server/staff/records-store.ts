/** Accounts as owners see them. */
import { sql } from 'kysely';
import type { StaffRecord } from '#contract/staff/staff.ts';
import type { Db, Trx } from '../database/schema.ts';
import { isUsed } from './session-rule-store.ts';
import { toMember } from './store.ts';

/** @param now counts the sessions that are valid then. @param id one account alone. */
export async function staffRecords(db: Db | Trx, now: string, id?: string): Promise<StaffRecord[]> {
  const rows = await db
    .selectFrom('staff_users as u')
    .selectAll('u')
    .$if(id !== undefined, (q) => q.where('u.id', '=', id as string))
    .select((eb) => [
      eb
        .selectFrom('staff_credentials as c')
        .select(sql<number>`count(c.password)`.as('n'))
        .whereRef('c.user_id', '=', 'u.id')
        .as('passwords'),
      eb
        .selectFrom('staff_passkeys as k')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('k.user_id', '=', 'u.id')
        .as('passkeys'),
      eb
        .selectFrom('staff_sessions as s')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.expires_at', '>', now)
        .where(isUsed('s', now))
        .as('sessions'),
      eb
        .selectFrom('staff_events as e')
        .select(sql<string | null>`max(e.at)`.as('at'))
        .whereRef('e.subject_id', '=', 'u.id')
        .where('e.kind', '=', 'signed-in')
        .as('last_sign_in_at'),
    ])
    .orderBy('u.name')
    .orderBy('u.email')
    .execute();
  return rows.map((row) => ({
    ...toMember(row),
    disabled: row.disabled === 1,
    hasPassword: Number(row.passwords) > 0,
    twoFactor: row.two_factor_enabled === 1,
    passkeys: Number(row.passkeys),
    lastSignInAt: row.last_sign_in_at,
    sessions: Number(row.sessions),
  }));
}

/** @returns one account, as it is in a transaction that just changed it. */
export async function staffRecord(db: Db | Trx, now: string, id: string): Promise<StaffRecord> {
  const [record] = await staffRecords(db, now, id);
  return record as StaffRecord;
}
