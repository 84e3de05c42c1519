/**
 * Account management by owners (requirements §13; docs/decisions/0012). Every change and its event commit together; its
 * transaction checks the owner again.
 */
import type { StaffMember } from '#contract/site/page-services.ts';
import type {
  Invitation,
  SessionRule,
  StaffChange,
  StaffEventKind,
  StaffLink,
  StaffRecord,
} from '#contract/staff/staff.ts';
import type { Config } from '../config/config.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Db, Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { changeAsOwner } from './as-owner-store.ts';
import { recordStaffEvent } from './events-store.ts';
import { type LinkReason, makeLink } from './one-time-links.ts';
import { setSessionRule } from './session-rule-store.ts';
import { type Acting, endSessions, lockAccount } from './sessions-store.ts';
import { insertMember, setAccess, staffRecords } from './store.ts';
import { removeTwoFactor } from './two-factor-store.ts';

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'smtpUrl'>;
  db: Db;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
};

export type Roster = ReturnType<typeof createRoster>;

export function createRoster({ config, db, outbox }: Parts) {
  const asOwner = <T>(actor: Acting, work: (trx: Trx, owners: string[]) => Promise<T>) =>
    changeAsOwner(db, actor, work);

  /** Changes one account and records it. @returns the account after this change. @throws ProblemError 401, 403, 404 */
  const changing = (
    actor: Acting,
    id: string,
    work: (trx: Trx, subject: StaffRecord, owners: string[]) => Promise<unknown>,
  ): Promise<StaffRecord> =>
    asOwner(actor, async (trx, owners) => {
      await lockAccount(trx, id);
      await work(trx, await known(trx, id), owners);
      return known(trx, id);
    });

  const recorded = (trx: Trx, kind: StaffEventKind, actor: Acting, subject: StaffMember) =>
    recordStaffEvent(trx, { kind, actor, subject });

  /** Makes a link that replaces any earlier one, and sends it by email when mail is set up. */
  async function linkFor(trx: Trx, { id, email }: StaffMember, why: LinkReason) {
    const mailed = config.smtpUrl !== undefined;
    const { link, expiresAt } = await makeLink(trx, config, id, mailed ? { outbox, email, why } : undefined);
    return { link, expiresAt, mailed };
  }

  return {
    list: (): Promise<StaffRecord[]> => staffRecords(db),

    /** Adds an account without a password. @throws ProblemError 409 when the address has an account. */
    async invite(actor: Acting, invitation: Invitation): Promise<StaffLink> {
      try {
        const invited = await asOwner(actor, async (trx) => {
          const member = await insertMember(trx, invitation, null);
          await recordStaffEvent(trx, { kind: 'invited', actor, subject: member, role: member.role });
          const why = { kind: 'invitation', invitedBy: actor.name } as const;
          return { member, ...(await linkFor(trx, member, why)) };
        });
        outbox.wake();
        return invited;
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const words = 'This address already has an account';
        throw problem(409, `${words}. Create a new link for it instead.`, { errors: { email: words } });
      }
    },

    /** Makes a link for choosing a new password. @throws ProblemError 404, 409 when disabled. */
    async newLink(actor: Acting, id: string): Promise<StaffLink> {
      const made = await asOwner(actor, async (trx) => {
        // Not for an account that is disabled at this moment: that ends its links.
        await lockAccount(trx, id);
        const member = await known(trx, id);
        if (member.disabled) throw problem(409, 'This account is disabled. Enable it first.');
        const why: LinkReason = member.hasPassword
          ? { kind: 'password-reset' }
          : { kind: 'invitation', invitedBy: actor.name };
        const link = await linkFor(trx, member, why);
        await recorded(trx, 'link-made', actor, member);
        return { member, ...link };
      });
      outbox.wake();
      return made;
    },

    /** Changes role or access. @throws ProblemError 403 for the actor's own account, 404, 409 for the last owner. */
    async change(actor: Acting, id: string, change: StaffChange): Promise<StaffRecord> {
      if (id === actor.id) throw problem(403, 'You can’t change your own role or access. Ask another owner.');
      return changing(actor, id, async (trx, member, owners) => {
        const { role = member.role, disabled = member.disabled } = change;
        const staysOwner = role === 'owner' && !disabled;
        if (!staysOwner && owners.every((owner) => owner === id)) throw lastOwner();
        await setAccess(trx, member, { role, disabled }, actor);
      });
    },

    /** Ends every session of an account. @throws ProblemError 404. */
    signOutEverywhere: (actor: Acting, id: string): Promise<StaffRecord> =>
      changing(actor, id, async (trx, member) => {
        await endSessions(trx, id);
        await recorded(trx, 'signed-out-everywhere', actor, member);
      }),

    /**
     * Removes the second factor of a person without phone and recovery codes. Owners remove their own with the password
     * (/admin/account).
     * @throws ProblemError 403 for the actor's own account, 404, 409 when there is none.
     */
    async removeTwoFactor(actor: Acting, id: string): Promise<StaffRecord> {
      if (id === actor.id) throw problem(403, 'Turn off your own two-factor sign-in on your account page.');
      const record = await changing(actor, id, async (trx, subject) => {
        if (!(await removeTwoFactor(trx, outbox, { subject, actor })))
          throw problem(409, 'This account has no two-factor sign-in or passkeys. Reload the list.');
      });
      outbox.wake();
      return record;
    },

    setSessionRule: (actor: Acting, rule: SessionRule): Promise<void> =>
      asOwner(actor, async (trx) => {
        const kind = rule === 'long' ? 'sessions-longer' : 'sessions-shorter';
        if (await setSessionRule(trx, rule)) await recordStaffEvent(trx, { kind, actor, subject: null });
      }),
  };
}

async function known(trx: Trx, id: string): Promise<StaffRecord> {
  const [record] = await staffRecords(trx, { id });
  if (!record) throw problem(404, 'Account not found.');
  return record;
}

export const lastOwner = () => problem(409, 'This is the last owner. Make another account an owner first.');
