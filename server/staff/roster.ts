/** Account management by owners, and each person's own sessions (product decision §8; docs/decisions/0018). */
import { setTimeout as wait } from 'node:timers/promises';
import type { StaffMember } from '#contract/site/page-services.ts';
import type {
  Invitation,
  OwnAccount,
  OwnSession,
  SessionRule,
  StaffChange,
  StaffLink,
  StaffRecord,
} from '#contract/staff/staff.ts';
import type { Config } from '../config/config.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { AskedLinks, LiveLink } from './asked-links-store.ts';
import { deviceInWords } from './device.ts';
import { enqueueLinkAgain, type LinkReason, makeLink } from './one-time-links.ts';
import type { Acting, RosterRefusal, RosterStore } from './roster-store.ts';

/** Longer than looking up an account and queuing a mail takes, so that the response time reveals nothing. */
const ASKED_MS = 400;
/** A requested link is mailed again unchanged until this long before it expires, then replaced. */
const FRESH_MS = 3_600_000;

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'smtpUrl'>;
  store: RosterStore;
  asked: AskedLinks;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
};

export type Roster = ReturnType<typeof createRoster>;

export function createRoster({ config, store, asked, outbox }: Parts) {
  const canMail = config.smtpUrl !== undefined;
  const list = () => store.list(new Date().toISOString());

  /** Makes a link that replaces any earlier one, and mails it when mail is set up. */
  async function linkFor(trx: Trx, member: StaffMember, why: LinkReason, askedFor = false) {
    const mail = canMail ? { outbox, email: member.email, why, askedFor } : undefined;
    const { link, expiresAt } = await makeLink(trx, config, member.id, mail);
    return { link, expiresAt, mailed: canMail };
  }

  /** Mails a valid link again instead of replacing it. A link that was only displayed to an owner is kept, not mailed. */
  async function sendAsked(trx: Trx, subject: StaffMember, live: LiveLink | null): Promise<void> {
    const endsSoon = live?.askedFor && Date.parse(live.expiresAt) < Date.now() + FRESH_MS;
    if (!live || endsSoon) await linkFor(trx, subject, { kind: 'password-reset' }, true);
    else if (live.mailId !== null) {
      const { expiresAt, mailId } = live;
      await enqueueLinkAgain(trx, outbox, { userId: subject.id, email: subject.email, expiresAt, mailId });
    }
  }

  async function known(id: string) {
    const member = await store.find(id);
    if (!member) throw refusal('unknown');
    return member;
  }

  async function record(id: string): Promise<StaffRecord> {
    return (await list()).find((member) => member.id === id) as StaffRecord;
  }

  return {
    list,

    /** @throws ProblemError 409 when the address has an account. */
    async invite(actor: Acting, invitation: Invitation): Promise<StaffLink> {
      let link: Omit<StaffLink, 'member'> | undefined;
      try {
        const member = await store.invite(
          actor,
          invitation,
          async (trx, invited) => {
            link = await linkFor(trx, invited, { kind: 'invitation', invitedBy: actor.name });
          },
          new Date().toISOString(),
        );
        if (typeof member === 'string') throw refusal(member);
        outbox.wake();
        return { member, ...(link as Omit<StaffLink, 'member'>) };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const words = 'This address already has an account';
        throw problem(409, `${words}. Create a new link for it instead.`, { errors: { email: words } });
      }
    },

    /** Makes a link for choosing a new password. @throws ProblemError 404, 409 when disabled. */
    async newLink(actor: Acting, id: string): Promise<StaffLink> {
      const { disabled: _, ...subject } = await known(id);
      const why: LinkReason = (await record(id)).hasPassword
        ? { kind: 'password-reset' }
        : { kind: 'invitation', invitedBy: actor.name };
      let link: Omit<StaffLink, 'member'> | undefined;
      told(
        await store.makeLink(actor, subject, async (trx) => {
          link = await linkFor(trx, subject, why);
        }),
      );
      outbox.wake();
      return { member: subject, ...(link as Omit<StaffLink, 'member'>) };
    },

    /** @throws ProblemError 403 for oneself, 404, 409 for the last owner. */
    async change(actor: Acting, id: string, change: StaffChange): Promise<StaffRecord> {
      if (id === actor.id)
        throw problem(403, 'You can’t change your own role or access. Another owner can do it for you.');
      return told(await store.change(actor, id, change, new Date().toISOString()));
    },

    /** @throws ProblemError 404. */
    async signOutEverywhere(actor: Acting, id: string): Promise<StaffRecord> {
      const { disabled: _, ...subject } = await known(id);
      return told(await store.signOutEverywhere(actor, subject));
    },

    /**
     * Removes the second factor of a person without phone and recovery codes. Owners remove their own with the password
     * (/admin/account).
     * @throws ProblemError 403 for oneself, 404, 409 when there is none.
     */
    async removeTwoFactor(actor: Acting, id: string): Promise<StaffRecord> {
      if (id === actor.id)
        throw problem(403, 'Turn off your own two-factor sign-in on your account page, with your password.');
      const { disabled: _, ...subject } = await known(id);
      const record = told(await store.removeTwoFactor(actor, subject, outbox));
      outbox.wake();
      return record;
    },

    /** Sends a link for a forgotten password; neither response nor timing reveals whether the address is known. */
    async forgotten(email: string): Promise<{ canMail: boolean }> {
      const send = async () => {
        if (canMail && (await asked.ask(email, sendAsked))) outbox.wake();
      };
      await Promise.all([send(), wait(ASKED_MS)]);
      return { canMail };
    },

    /** @param sessionHash the hash of the request's own session. */
    async account(person: StaffMember, sessionHash: string | null): Promise<OwnAccount> {
      const [twoFactor, sessionRule, sessions] = await Promise.all([
        store.twoFactor(person.id),
        store.sessionRule(),
        store.sessions(person.id, new Date().toISOString()),
      ]);
      return {
        ...person,
        twoFactor,
        sessionRule,
        sessions: sessions.map(
          (row): OwnSession => ({
            id: row.id,
            device: deviceInWords(row.user_agent),
            address: row.ip_address || null,
            signedInAt: row.created_at,
            lastUsedAt: row.updated_at,
            current: row.token === sessionHash,
            passedTwoFactor: row.two_factor === 1,
          }),
        ),
      };
    },

    sessionRule: () => store.sessionRule(),

    /** @throws ProblemError 401, 403. */
    async setSessionRule(actor: Acting, rule: SessionRule): Promise<void> {
      const refused = await store.setSessionRule(actor, rule);
      if (refused) throw refusal(refused);
    },

    /** @throws ProblemError 401 when the acting session was just ended. */
    async endOwn(actor: Acting, which: { id: string } | { device: string | null }): Promise<number> {
      const ended = await store.endOwn(actor, which);
      if (ended === 'signed-out') throw refusal(ended);
      return ended;
    },
  };
}

/** @throws ProblemError for a refusal. */
function told(answer: StaffRecord | RosterRefusal): StaffRecord {
  if (typeof answer === 'string') throw refusal(answer);
  return answer;
}

function refusal(refused: RosterRefusal) {
  switch (refused) {
    case 'unknown':
      return problem(404, 'There is no such account.');
    case 'no-owner':
      return problem(403, 'You are no longer an owner: another owner just changed that.');
    case 'signed-out':
      return problem(401, 'This session was just ended. Please sign in.');
    case 'disabled':
      return problem(409, 'This account is disabled. Enable it first.');
    case 'no-two-factor':
      return problem(409, 'This account has neither two-factor sign-in nor passkeys. Reload the list.');
    case 'last-owner':
      return problem(409, 'This is the last owner. Make someone else an owner first.');
  }
}
