/** Staff accounts: who may sign in, how they come to be, who is signed in (product decision §8). */
import { randomBytes } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { StaffMember } from '#contract/page-services.ts';
import type { Config } from '../config.ts';
import { isUniqueViolation } from '../database/failures.ts';
import type { Db } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import { attemptsStore } from './attempts-store.ts';
import { createAuth } from './auth.ts';
import { type NewStaffEvent, recordStaffEvent } from './events-store.ts';
import { passwordMistake } from './password-rule.ts';
import { sessionToken } from './session-cookie.ts';
import { hashToken, IDLE_MS } from './session-rules.ts';
import { setUpWith } from './set-up.ts';
import { type Account, type NewMember, staffStore, toMember } from './store.ts';
import { createThrottle } from './throttle.ts';
import { removeTwoFactor } from './two-factor-store.ts';

const LINK_HOURS = 24;

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'rateLimit'>;
  db: Db;
  log: FastifyBaseLogger;
};

export type StaffAccounts = ReturnType<typeof createStaffAccounts>;

/** All state lies in the database: any number of these, in any number of processes, act as one. */
export function createStaffAccounts({ config, db, log }: Parts) {
  const auth = createAuth({ db, config, log });
  const store = staffStore(db);

  /** Makes a one-time link to choose a password; an earlier one stops working. */
  async function newLink(userId: string | null): Promise<string> {
    const token = randomBytes(16).toString('base64url');
    const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000).toISOString();
    await store.replaceLink(userId, hashToken(token), expiresAt);
    return `${config.origin}/admin/set-up?token=${token}`;
  }

  async function known(email: string): Promise<Account> {
    const account = await store.findByEmail(tidy(email));
    if (!account) throw problem(404, `${tidy(email)} has no account.`);
    return account;
  }

  return {
    auth,
    throttle: createThrottle({ store: attemptsStore(db), config }),
    setUp: setUpWith(store),
    forgetExpired: () => store.forgetExpired(new Date().toISOString()),
    list: () => store.list(),
    record: (event: NewStaffEvent) => recordStaffEvent(db, event),

    async hasTwoFactor(id: string): Promise<boolean> {
      return (await store.find(id))?.twoFactor ?? false;
    },

    /** Who sent the request; null when nobody is signed in. */
    async staffOf(request: Pick<FastifyRequest, 'headers'>): Promise<StaffMember | null> {
      const context = await auth.$context;
      const token = await sessionToken(context, request.headers.cookie);
      const found = token && (await context.internalAdapter.findSession(token));
      if (!found || found.session.expiresAt <= new Date()) return null;
      return toMember(found.user as typeof found.user & { role: string });
    },

    /** The hash under which the request's session is kept; null without a cookie of ours. */
    async sessionHash(request: Pick<FastifyRequest, 'headers'>): Promise<string | null> {
      const token = await sessionToken(await auth.$context, request.headers.cookie);
      return token && hashToken(token);
    },

    /** Who holds these sessions, of those that still count; unlike `staffOf`, this keeps none of them alive. */
    sessionHolders(hashes: string[]): Promise<Map<string, StaffMember>> {
      const now = Date.now();
      return store.sessionHolders(hashes, new Date(now).toISOString(), new Date(now - IDLE_MS).toISOString());
    },

    /** While there is no account: a link to make the first owner, in place of any link before. */
    setUpLink: async (): Promise<string | null> => ((await store.isEmpty()) ? newLink(null) : null),

    /**
     * Adds an account; without a password it can't sign in before it has one by `passwordLink`.
     * @throws ProblemError 400 for a bad password, 409 when the address has an account.
     */
    async add({ password, ...member }: NewMember & { password?: string }): Promise<StaffMember> {
      const email = tidy(member.email);
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

    /** A link for somebody who has no password yet, or lost it. @throws ProblemError 404, 409 when disabled. */
    async passwordLink(email: string): Promise<string> {
      const account = await known(email);
      if (account.disabled)
        throw problem(409, `The account of ${account.email} is disabled. Enable it first.`);
      return newLink(account.id);
    },

    /** @throws ProblemError 404, 409 for the last owner. */
    async setDisabled(email: string, disabled: boolean): Promise<void> {
      if (!(await store.setDisabled(await known(email), disabled, new Date().toISOString())))
        throw problem(409, 'This is the last owner. Make somebody else an owner first.');
    },

    /** For a lone owner who lost the phone and the recovery codes. @throws ProblemError 404, 409 when there is none. */
    async removeTwoFactor(email: string, outbox: Pick<Outbox, 'enqueue'>): Promise<void> {
      const subject = await known(email);
      const removed = await db
        .transaction()
        .execute((trx) => removeTwoFactor(trx, outbox, { subject, actor: null }));
      if (!removed) throw problem(409, `The account of ${subject.email} has no two-factor sign-in.`);
    },
  };
}

const tidy = (email: string) => email.trim().toLowerCase();
