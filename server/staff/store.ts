/** Staff accounts and their one-time links in the database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { StaffRecord } from '#contract/staff/staff.ts';
import { STAFF_ROLES, type StaffRole } from '#contract/staff/staff-roles.ts';
import type { Db, Trx } from '../database/schema.ts';
import { type NewStaffEvent, recordStaffEvent } from './events-store.ts';
import { isUsed } from './session-rule-store.ts';
import { endSessions } from './sessions-store.ts';
import { removePasskeys } from './two-factor-store.ts';

export type NewMember = { email: string; name: string; role: StaffMember['role'] };
/** `userId` is null for the link that creates the first owner. */
export type Link = { userId: string | null };

export type StaffStore = ReturnType<typeof staffStore>;

export function staffStore(db: Db) {
  return {
    async isEmpty(): Promise<boolean> {
      return isEmpty(db);
    },

    find: async (id: string): Promise<StaffRecord | undefined> => (await staffRecords(db, { id }))[0],

    /** @throws a unique violation when the address has an account. */
    insert(member: NewMember, passwordHash: string | null, at: string): Promise<StaffMember> {
      return db.transaction().execute((trx) => insertMember(trx, member, passwordHash, at));
    },

    async findLink(tokenHash: string, now: string): Promise<Link | null> {
      const row = await db
        .selectFrom('staff_links')
        .select('user_id')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row ? { userId: row.user_id } : null;
    },

    /** Redeems the link and creates the first owner; null when the link is gone or an account exists. */
    createFirstOwner(tokenHash: string, owner: Omit<NewMember, 'role'>, passwordHash: string, at: string) {
      return db.transaction().execute(async (trx): Promise<StaffMember | null> => {
        if (!(await takeLink(trx, tokenHash, at)) || !(await isEmpty(trx))) return null;
        return insertMember(trx, { ...owner, role: 'owner' }, passwordHash, at);
      });
    },

    /** Redeems the link, sets the password and ends every session of the account; false when the link is gone. */
    setPassword(tokenHash: string, userId: string, name: string, passwordHash: string, at: string) {
      return db.transaction().execute(async (trx): Promise<boolean> => {
        if (!(await takeLink(trx, tokenHash, at))) return false;
        await trx.updateTable('staff_users').set({ name, updated_at: at }).where('id', '=', userId).execute();
        await trx.deleteFrom('staff_credentials').where('user_id', '=', userId).execute();
        await insertCredential(trx, userId, passwordHash, at);
        // Another person may have added one of them with the password that this replaces.
        const count = await removePasskeys(trx, userId);
        if (count > 0) {
          const person = { id: userId, name };
          await recordStaffEvent(trx, { kind: 'passkey-removed', actor: person, subject: person, count }, at);
        }
        await endSessions(trx, userId);
        return true;
      });
    },

    /**
     * Disabling immediately ends every session, unused link and known device of the account.
     * Used from a shell, so the event has no actor.
     * @returns false for the last owner, because no one could enable that account again.
     */
    setDisabled(account: StaffRecord, disabled: boolean): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const owners = await lockOwners(trx);
        if (disabled && owners.every((id) => id === account.id) && owners.length > 0) return false;
        await setAccess(trx, account, { role: account.role, disabled }, null);
        return true;
      });
    },

    async isDisabled(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('disabled')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.disabled !== 0;
    },

    /** Returns the holders of the valid sessions among these. The lookup doesn't count as use. */
    async sessionHolders(tokenHashes: string[], now: string) {
      if (tokenHashes.length === 0) return new Map<string, StaffMember>();
      const rows = await db
        .selectFrom('staff_sessions as s')
        .innerJoin('staff_users as u', 'u.id', 's.user_id')
        .select(['s.token', 'u.id', 'u.name', 'u.email', 'u.role'])
        .where('s.token', 'in', tokenHashes)
        .where('s.expires_at', '>', now)
        .where(isUsed('s', now))
        .where('u.disabled', '=', 0)
        .execute();
      return new Map(rows.map((row) => [row.token, toMember(row)]));
    },

    async forgetExpired(now: string): Promise<void> {
      for (const table of ['staff_sessions', 'staff_links', 'staff_verifications'] as const)
        await db.deleteFrom(table).where('expires_at', '<=', now).execute();
    },
  };
}

const isEmpty = async (db: Db) =>
  (await db.selectFrom('staff_users').select('id').limit(1).executeTakeFirst()) === undefined;

/**
 * Returns the enabled owners. Their rows are locked, in a fixed order, where the database has row locks: if two owners
 * demote each other concurrently, the second is no longer an owner.
 */
export async function lockOwners(trx: Trx): Promise<string[]> {
  const owners = await trx
    .selectFrom('staff_users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
  return owners.map(({ id }) => id);
}

/** Changes role or access. Disabling ends every session, unused link and known device. @param actor null from a shell. */
export async function setAccess(
  trx: Trx,
  before: StaffRecord,
  { role, disabled }: Pick<StaffRecord, 'role' | 'disabled'>,
  actor: StaffMember | null,
): Promise<void> {
  const { id } = before;
  const at = new Date().toISOString();
  const record = (event: Pick<NewStaffEvent, 'kind' | 'role'>) =>
    recordStaffEvent(trx, { ...event, actor, subject: before }, at);
  await trx
    .updateTable('staff_users')
    .set({ role, disabled: disabled ? 1 : 0, updated_at: at })
    .where('id', '=', id)
    .execute();
  if (role !== before.role) await record({ kind: 'role-changed', role });
  if (disabled !== before.disabled) await record({ kind: disabled ? 'disabled' : 'enabled' });
  if (!disabled) return;
  await trx.deleteFrom('staff_links').where('user_id', '=', id).execute();
  await endSessions(trx, id);
}

/** Returns accounts by name. @param of id or email of the only account to return; all if omitted. */
export async function staffRecords(
  db: Db | Trx,
  of: { id?: string; email?: string } = {},
): Promise<StaffRecord[]> {
  const now = new Date().toISOString();
  const rows = await db
    .selectFrom('staff_users as u')
    .selectAll('u')
    .$if(of.id !== undefined, (q) => q.where('u.id', '=', of.id as string))
    .$if(of.email !== undefined, (q) => q.where('u.email', '=', of.email as string))
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

/** Returns only the fields of `StaffMember`, regardless of the row's other fields. */
export function toMember(row: { id: string; name: string; email: string; role: string }): StaffMember {
  return { id: row.id, name: row.name, email: row.email, role: roleOf(row.role) };
}

/** A role that only a later release has counts as staff. */
const roleOf = (role: string): StaffRole => STAFF_ROLES.find((known) => known === role) ?? 'staff';

export async function insertMember(
  trx: Trx,
  member: NewMember,
  passwordHash: string | null,
  at = new Date().toISOString(),
): Promise<StaffMember> {
  const row = { id: randomUUID(), ...member };
  await trx
    .insertInto('staff_users')
    .values({ ...row, created_at: at, updated_at: at })
    .execute();
  if (passwordHash) await insertCredential(trx, row.id, passwordHash, at);
  return toMember(row);
}

async function insertCredential(trx: Trx, userId: string, passwordHash: string, at: string) {
  await trx
    .insertInto('staff_credentials')
    .values({
      id: randomUUID(),
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: passwordHash,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

async function takeLink(trx: Trx, tokenHash: string, now: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('staff_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return taken !== undefined;
}
