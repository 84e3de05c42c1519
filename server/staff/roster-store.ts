/** The staff as owners manage them, in the database. Every change and its event commit together. */
import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StaffMember } from '#contract/page-services.ts';
import type { StaffChange, StaffEventKind, StaffRecord } from '#contract/staff.ts';
import type { Db, StaffSessionsTable, Trx } from '../database/schema.ts';
import type { Outbox } from '../mail/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import { endSessions, lockOwners, toMember } from './store.ts';
import { removeTwoFactor } from './two-factor-store.ts';

export type RosterStore = ReturnType<typeof rosterStore>;
/** Why a change was refused. */
export type Refused = 'unknown' | 'no-owner' | 'last-owner' | 'no-two-factor';
type Member = StaffMember & { disabled: boolean };

export function rosterStore(db: Db) {
  return {
    /** @param now sessions that end later count. @param usedSince those used before have ended by disuse. */
    async list(now: string, usedSince: string): Promise<StaffRecord[]> {
      const rows = await db
        .selectFrom('staff_users as u')
        .selectAll('u')
        .select((eb) => [
          eb
            .selectFrom('staff_credentials as c')
            .select(sql<number>`count(c.password)`.as('n'))
            .whereRef('c.user_id', '=', 'u.id')
            .as('passwords'),
          eb
            .selectFrom('staff_sessions as s')
            .select(sql<number>`count(*)`.as('n'))
            .whereRef('s.user_id', '=', 'u.id')
            .where('s.expires_at', '>', now)
            .where('s.updated_at', '>=', usedSince)
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
        lastSignInAt: row.last_sign_in_at,
        sessions: Number(row.sessions),
      }));
    },

    async find(id: string): Promise<Member | null> {
      const row = await db.selectFrom('staff_users').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? { ...toMember(row), disabled: row.disabled === 1 } : null;
    },

    async findByEmail(email: string): Promise<Member | null> {
      const row = await db
        .selectFrom('staff_users')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst();
      return row ? { ...toMember(row), disabled: row.disabled === 1 } : null;
    },

    /** An account without a password, and in the same transaction what `also` does for it. @throws a unique violation. */
    invite(
      actor: StaffMember,
      member: Omit<StaffMember, 'id'>,
      also: (trx: Trx, member: StaffMember) => Promise<void>,
      at: string,
    ): Promise<StaffMember> {
      return db.transaction().execute(async (trx) => {
        const invited = { id: randomUUID(), ...member };
        await trx
          .insertInto('staff_users')
          .values({ ...invited, created_at: at, updated_at: at })
          .execute();
        await recordStaffEvent(trx, { kind: 'invited', actor, subject: invited, role: member.role }, at);
        await also(trx, invited);
        return invited;
      });
    },

    /** Runs `work` and records the event, both or neither. */
    recorded(
      event: { kind: StaffEventKind; actor: StaffMember | null; subject: StaffMember },
      work: (trx: Trx) => Promise<void>,
    ): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await work(trx);
        await recordStaffEvent(trx, event);
      });
    },

    /** Changes role or access, with all owners' rows locked. */
    change(actor: StaffMember, id: string, change: StaffChange, at: string): Promise<Refused | null> {
      return db.transaction().execute(async (trx): Promise<Refused | null> => {
        const owners = await lockOwners(trx);
        if (!owners.includes(actor.id)) return 'no-owner';
        const row = await trx.selectFrom('staff_users').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) return 'unknown';
        const member = toMember(row);
        const role = change.role ?? member.role;
        const disabled = change.disabled ?? row.disabled === 1;
        const staysOwner = role === 'owner' && !disabled;
        if (!staysOwner && owners.every((owner) => owner === id)) return 'last-owner';
        await trx
          .updateTable('staff_users')
          .set({ role, disabled: disabled ? 1 : 0, updated_at: at })
          .where('id', '=', id)
          .execute();
        if (role !== member.role)
          await recordStaffEvent(trx, { kind: 'role-changed', actor, subject: member, role }, at);
        if (disabled === (row.disabled === 1)) return null;
        await recordStaffEvent(trx, { kind: disabled ? 'disabled' : 'enabled', actor, subject: member }, at);
        if (!disabled) return null;
        await trx.deleteFrom('staff_links').where('user_id', '=', id).execute();
        await endSessions(trx, id);
        return null;
      });
    },

    /** Ends every session of an account, with the devices that were trusted. */
    signOutEverywhere(actor: StaffMember, subject: StaffMember): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await endSessions(trx, subject.id);
        await recordStaffEvent(trx, { kind: 'signed-out-everywhere', actor, subject });
      });
    },

    /** Of somebody else's account; the actor must still be an owner. */
    removeTwoFactor(
      actor: StaffMember,
      subject: StaffMember,
      outbox: Pick<Outbox, 'enqueue'>,
    ): Promise<Refused | null> {
      return db.transaction().execute(async (trx): Promise<Refused | null> => {
        if (!(await lockOwners(trx)).includes(actor.id)) return 'no-owner';
        return (await removeTwoFactor(trx, outbox, { subject, actor })) ? null : 'no-two-factor';
      });
    },

    /** Whether somebody asked for a new password for this account; what lies ahead of a clock put back doesn't count. */
    async askedBetween(userId: string, since: string, until: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_events')
        .select('id')
        .where('subject_id', '=', userId)
        .where('kind', '=', 'password-asked')
        .where('at', '>', since)
        .where('at', '<=', until)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async twoFactor(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('two_factor_enabled')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.two_factor_enabled === 1;
    },

    /** Those that still count, last used first. */
    sessions(userId: string, now: string, usedSince: string): Promise<Selectable<StaffSessionsTable>[]> {
      return db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('updated_at', '>=', usedSince)
        .orderBy('updated_at', 'desc')
        .execute();
    },

    /** Ends one session of the person's own, or all but the one with `keep`; how many ended. */
    endOwn(person: StaffMember, which: { id: string } | { keep: string }): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const own = trx.deleteFrom('staff_sessions').where('user_id', '=', person.id);
        const ended = await ('id' in which
          ? own.where('id', '=', which.id)
          : own.where('token', '<>', which.keep)
        ).executeTakeFirst();
        const count = Number(ended.numDeletedRows);
        if (count > 0)
          await recordStaffEvent(trx, { kind: 'sessions-ended', actor: person, subject: person });
        return count;
      });
    },
  };
}
