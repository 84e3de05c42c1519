/** Staff accounts as managed by owners. Every change and its event commit together. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { SessionRule, StaffChange, StaffEventKind, StaffRecord } from '#contract/staff/staff.ts';
import type { Db, StaffSessionsTable, Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import { endPushOf } from './push-ends-store.ts';
import { staffRecord, staffRecords } from './records-store.ts';
import { isUsed, sessionRule, setSessionRule } from './session-rule-store.ts';
import { endSessions, lockAccount } from './sessions-store.ts';
import { lockOwners, toMember } from './store.ts';
import { removeTwoFactor } from './two-factor-store.ts';

export type RosterStore = ReturnType<typeof rosterStore>;
/** The reason for refusing a change. */
export type RosterRefusal =
  | 'unknown'
  | 'no-owner'
  | 'signed-out'
  | 'last-owner'
  | 'disabled'
  | 'no-two-factor';
/** An owner, with the hash of the session's token; the transaction of the change checks both again. */
export type Acting = StaffMember & { session: string };
type Member = StaffMember & { disabled: boolean };

export function rosterStore(db: Db) {
  /** Runs `work` and records the event atomically, unless `work` refuses. @returns the account as it is then. */
  const recorded = (
    event: { kind: StaffEventKind; actor: Acting; subject: StaffMember },
    work: (trx: Trx) => Promise<RosterRefusal | null>,
  ): Promise<StaffRecord | RosterRefusal> =>
    db.transaction().execute(async (trx) => {
      const { refused } = await ownersActing(trx, event.actor);
      const why = refused ?? (await work(trx));
      if (why) return why;
      await recordStaffEvent(trx, event);
      return staffRecord(trx, new Date().toISOString(), event.subject.id);
    });

  return {
    list: (now: string) => staffRecords(db, now),

    async find(id: string): Promise<Member | null> {
      const row = await db.selectFrom('staff_users').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? { ...toMember(row), disabled: row.disabled === 1 } : null;
    },

    /** Adds an account without a password, and runs `also` in the same transaction. @throws a unique violation. */
    invite(
      actor: Acting,
      member: Omit<StaffMember, 'id'>,
      also: (trx: Trx, member: StaffMember) => Promise<void>,
      at: string,
    ): Promise<StaffMember | RosterRefusal> {
      return db.transaction().execute(async (trx) => {
        const { refused } = await ownersActing(trx, actor);
        if (refused) return refused;
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

    /** Runs `work`, which makes the link, unless the account was just disabled: that ended its links. */
    makeLink(
      actor: Acting,
      subject: StaffMember,
      work: (trx: Trx) => Promise<void>,
    ): Promise<StaffRecord | RosterRefusal> {
      return recorded({ kind: 'link-made', actor, subject }, async (trx) => {
        await lockAccount(trx, subject.id);
        const { disabled } = await trx
          .selectFrom('staff_users')
          .select('disabled')
          .where('id', '=', subject.id)
          .executeTakeFirstOrThrow();
        if (disabled === 1) return 'disabled';
        await work(trx);
        return null;
      });
    },

    /** Changes role or access, with all owners' rows locked. @returns the account as this change leaves it. */
    change(actor: Acting, id: string, change: StaffChange, at: string): Promise<StaffRecord | RosterRefusal> {
      return db.transaction().execute(async (trx): Promise<StaffRecord | RosterRefusal> => {
        const { owners, refused } = await ownersActing(trx, actor);
        if (refused) return refused;
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
        if (disabled !== (row.disabled === 1))
          await recordStaffEvent(
            trx,
            { kind: disabled ? 'disabled' : 'enabled', actor, subject: member },
            at,
          );
        if (disabled && row.disabled === 0) {
          await trx.deleteFrom('staff_links').where('user_id', '=', id).execute();
          await endSessions(trx, id);
        }
        return staffRecord(trx, at, id);
      });
    },

    sessionRule: () => sessionRule(db),

    setSessionRule(actor: Acting, rule: SessionRule): Promise<RosterRefusal | null> {
      return db.transaction().execute(async (trx): Promise<RosterRefusal | null> => {
        const { refused } = await ownersActing(trx, actor);
        if (refused) return refused;
        const kind = rule === 'long' ? 'sessions-longer' : 'sessions-shorter';
        if (await setSessionRule(trx, rule)) await recordStaffEvent(trx, { kind, actor, subject: null });
        return null;
      });
    },

    /** Ends every session of an account. */
    signOutEverywhere(actor: Acting, subject: StaffMember): Promise<StaffRecord | RosterRefusal> {
      const event = { kind: 'signed-out-everywhere', actor, subject } as const;
      return recorded(event, async (trx) => {
        await endSessions(trx, subject.id);
        return null;
      });
    },

    /** Removes the second factor of another person's account. */
    removeTwoFactor(
      actor: Acting,
      subject: StaffMember,
      outbox: Pick<Outbox, 'enqueue'>,
    ): Promise<StaffRecord | RosterRefusal> {
      return db.transaction().execute(async (trx): Promise<StaffRecord | RosterRefusal> => {
        const { refused } = await ownersActing(trx, actor);
        if (refused) return refused;
        if (!(await removeTwoFactor(trx, outbox, { subject, actor }))) return 'no-two-factor';
        return staffRecord(trx, new Date().toISOString(), subject.id);
      });
    },

    async twoFactor(userId: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_users')
        .select('two_factor_enabled')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.two_factor_enabled === 1;
    },

    /** Returns the valid sessions, most recently used first. */
    sessions(userId: string, now: string): Promise<Selectable<StaffSessionsTable>[]> {
      return db
        .selectFrom('staff_sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where(isUsed('staff_sessions', now))
        .orderBy('updated_at', 'desc')
        .execute();
    },

    /**
     * Ends one of the actor's sessions, or all but the acting one, including pending sign-ins and known devices.
     * @param which the session to end, or the hash of the device to keep.
     * @returns the number of ended sessions; 'signed-out' when the acting session itself was ended.
     */
    endOwn(actor: Acting, which: { id: string } | { device: string | null }) {
      const { session, ...person } = actor;
      return db.transaction().execute(async (trx): Promise<number | 'signed-out'> => {
        await lockAccount(trx, person.id);
        if (!(await isOpen(trx, actor))) return 'signed-out';
        const ending = await trx
          .selectFrom('staff_sessions')
          .select('token')
          .where('user_id', '=', person.id)
          .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('token', '<>', session)))
          .execute();
        if ('device' in which) await endSessions(trx, person.id, { session, device: which.device });
        else
          for (const { token } of ending) {
            await endPushOf(trx, token);
            await trx.deleteFrom('staff_sessions').where('token', '=', token).execute();
          }
        const count = ending.length;
        if (count > 0)
          await recordStaffEvent(trx, { kind: 'sessions-ended', actor: person, subject: person });
        return count;
      });
    },
  };
}

/** Locks the rows of all enabled owners. `refused` is the reason why the acting owner no longer may act. */
async function ownersActing(
  trx: Trx,
  actor: Acting,
): Promise<{ owners: string[]; refused: RosterRefusal | null }> {
  const owners = await lockOwners(trx);
  // Disabling ends the sessions, too: then the account has to sign in, whatever its role.
  if (!(await isOpen(trx, actor))) return { owners, refused: 'signed-out' };
  return { owners, refused: owners.includes(actor.id) ? null : 'no-owner' };
}

/** Returns whether the acting session still exists. */
export async function isOpen(trx: Trx, { id, session }: Acting): Promise<boolean> {
  const found = await trx
    .selectFrom('staff_sessions')
    .select('id')
    .where('token', '=', session)
    .where('user_id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
