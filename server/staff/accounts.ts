/** Staff accounts: creation, access, and the current session (requirements §13). */
import { hashPassword } from 'better-auth/crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { StaffRecord } from '#contract/staff/staff.ts';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Db } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { attemptsStore } from '../rate-limits/attempts-store.ts';
import { emailKey } from '../search/contact-keys.ts';
import { createAuth } from './auth.ts';
import { consumeTotpCode } from './code-once.ts';
import { type NewStaffEvent, recordStaffEvent } from './events-store.ts';
import { createKnownDevices } from './known-devices.ts';
import { knownDevicesStore } from './known-devices-store.ts';
import { makeLink } from './one-time-links.ts';
import { passwordMistake } from './password-rule.ts';
import { endPushOf, sessionBefore } from './push-ends-store.ts';
import { lastOwner } from './roster-store.ts';
import { challengedAccount, sessionToken } from './session-cookie.ts';
import { forgetSecondFactor, sessionEnd } from './session-rule-store.ts';
import {
  type Acting,
  type AsOf,
  accountAsOf,
  endChallenges,
  endOthers,
  keepIfUnchanged,
} from './sessions-store.ts';
import { linkHolderWith, setUpWith } from './set-up.ts';
import { type NewMember, staffRecords, staffStore, toMember } from './store.ts';
import { createThrottle } from './throttle.ts';
import { removeTwoFactor } from './two-factor-store.ts';

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'rateLimit'>;
  db: Db;
  log: FastifyBaseLogger;
};

export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

/** All state is in the database: any number of instances, in any number of processes, act as one. */
export function createStaffAccounts({ config, db, log }: Parts) {
  const auth = createAuth({ db, config, log });
  const store = staffStore(db);
  const devices = createKnownDevices({ store: knownDevicesStore(db), config });

  const newLink = (userId: string | null): Promise<string> =>
    db.transaction().execute(async (trx) => (await makeLink(trx, config, userId)).link);

  async function known(email: string): Promise<StaffRecord> {
    const [account] = await staffRecords(db, { email: emailKey(email) });
    if (!account) throw problem(404, `No account for ${emailKey(email)}.`);
    return account;
  }

  return {
    auth,
    throttle: createThrottle({ store: attemptsStore(db), config }),
    setUp: setUpWith(store),
    linkHolder: linkHolderWith(store),
    devices,
    async forgetExpired(): Promise<void> {
      await store.forgetExpired(new Date().toISOString());
      await devices.forgetOld();
    },
    list: () => staffRecords(db),
    record: (event: NewStaffEvent) => recordStaffEvent(db, event),

    /** Returns the account's current state; null when there is none. */
    asOf: (by: { id: string } | { email: string }) => accountAsOf(db, by),
    keepIfUnchanged: (before: AsOf, sessionToken: string | null) => keepIfUnchanged(db, before, sessionToken),

    /** Returns the id of the account whose sign-in in this browser is waiting for its second factor. */
    challengedBy: async (request: Pick<FastifyRequest, 'headers'>) =>
      challengedAccount(await auth.$context, request.headers.cookie),

    codeOnce: (userId: string, code: string) => consumeTotpCode(auth, db, userId, code),

    /** After a password change: ends all sessions but one, pending sign-ins and known devices; false if changed again. */
    endOthers: (
      account: AsOf,
      sessionToken: string | null,
      before: Awaited<ReturnType<typeof sessionBefore>>,
    ): Promise<boolean> =>
      db.transaction().execute((trx) => endOthers(trx, account, hashToken(sessionToken ?? ''), before)),

    /** Returns the request's session, which a change of the password is about to replace. */
    async sessionBefore(request: Pick<FastifyRequest, 'headers'>) {
      return sessionBefore(db, await this.sessionHash(request));
    },

    /** Ends the notifications of the request's session, which is about to be ended. */
    async endPush(request: Pick<FastifyRequest, 'headers'>): Promise<void> {
      const hash = await this.sessionHash(request);
      if (hash !== null) await endPushOf(db, hash);
    },

    forgetSecondFactor: (userId: string): Promise<void> => forgetSecondFactor(db, userId),

    endChallenges: (userId: string): Promise<void> =>
      db.transaction().execute((trx) => endChallenges(trx, userId)),

    /** Returns the signed-in staff member; null when there is none. */
    async staffOf(request: Pick<FastifyRequest, 'headers'>): Promise<StaffMember | null> {
      const context = await auth.$context;
      const token = await sessionToken(context, request.headers.cookie);
      const found = token && (await context.internalAdapter.findSession(token));
      if (!found || found.session.expiresAt <= new Date()) return null;
      return toMember(found.user as typeof found.user & { role: string });
    },

    /** Returns the stored hash of the request's session; null without a cookie of ours. */
    async sessionHash(request: Pick<FastifyRequest, 'headers'>): Promise<string | null> {
      const token = await sessionToken(await auth.$context, request.headers.cookie);
      return token && hashToken(token);
    },

    /** Returns the signed-in person together with the session that the request came by. */
    async acting(request: FastifyRequest): Promise<Acting> {
      return { ...request.staff, session: (await this.sessionHash(request)) ?? '' };
    },

    /** Returns the holders of the valid sessions among these; unlike `staffOf`, this extends none of them. */
    sessionHolders(hashes: string[]): Promise<Map<string, StaffMember>> {
      return store.sessionHolders(hashes, new Date().toISOString());
    },

    /** Returns when the request's session ends if it isn't used before then (ISO 8601 UTC); null when there is none. */
    async sessionEnd(request: Pick<FastifyRequest, 'headers'>): Promise<string | null> {
      const hash = await this.sessionHash(request);
      return hash && sessionEnd(db, hash);
    },

    /** While there is no account, makes a link to create the first owner, which replaces any earlier link. */
    setUpLink: async (): Promise<string | null> => ((await store.isEmpty()) ? newLink(null) : null),

    /**
     * Adds an account; without a password it can't sign in until one is set by `passwordLink`.
     * @throws ProblemError 400 for a bad password, 409 when the address has an account.
     */
    async add({ password, ...member }: NewMember & { password?: string }): Promise<StaffMember> {
      const email = emailKey(member.email);
      const mistake = password === undefined ? null : passwordMistake(password, email);
      if (mistake) throw problem(400, `${mistake}.`, { errors: { password: mistake } });
      const hash = password === undefined ? null : await hashPassword(password);
      try {
        return await store.insert({ ...member, email }, hash, new Date().toISOString());
      } catch (error) {
        if (isUniqueViolation(error)) throw problem(409, `${email} already has an account.`);
        throw error;
      }
    },

    /** Makes a link for an account without a password, or with a lost one. @throws ProblemError 404, 409 when disabled. */
    async passwordLink(email: string): Promise<string> {
      const account = await known(email);
      if (account.disabled) throw problem(409, `${account.email}’s account is disabled. Enable it first.`);
      return newLink(account.id);
    },

    /** @throws ProblemError 404, 409 for the last owner. */
    async setDisabled(email: string, disabled: boolean): Promise<void> {
      if (!(await store.setDisabled(await known(email), disabled))) throw lastOwner();
    },

    /** For an only owner without phone and recovery codes. @throws ProblemError 404, 409 when there is no second factor. */
    async removeTwoFactor(email: string, outbox: Pick<Outbox, 'enqueue'>): Promise<void> {
      const subject = await known(email);
      const removed = await db
        .transaction()
        .execute((trx) => removeTwoFactor(trx, outbox, { subject, actor: null }));
      if (!removed)
        throw problem(409, `The account for ${subject.email} has no two-factor sign-in or passkeys.`);
    },
  };
}
