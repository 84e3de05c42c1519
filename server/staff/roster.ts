/** What owners do with accounts, and everybody with the own sessions (product decision §8; docs/decisions/0018). */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { StaffMember } from '#contract/page-services.ts';
import type {
  Invitation,
  OwnAccount,
  OwnSession,
  StaffChange,
  StaffLink,
  StaffRecord,
} from '#contract/staff.ts';
import type { Config } from '../config.ts';
import { isUniqueViolation } from '../database/failures.ts';
import type { Trx } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import type { Outbox } from '../mail/outbox.ts';
import { enqueueStaffLink, staffLinkToken, staffLinkUrl } from '../mail/staff-links.ts';
import { replaceStaffLink } from '../mail/staff-links-store.ts';
import { deviceInWords } from './device.ts';
import type { Refused, RosterStore } from './roster-store.ts';
import { hashToken, IDLE_MS } from './session-rules.ts';

const LINK_HOURS = 24;
/** Longer than finding an account and putting a mail into the outbox takes: the answer's time tells nothing. */
const ASKED_MS = 400;
/** A link is on its way: asking again sends no other, which would fill a mailbox and put the first link out of use. */
const ASK_AGAIN_MS = 5 * 60_000;

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'smtpUrl'>;
  store: RosterStore;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
};
type Why = { kind: 'invitation'; invitedBy: string } | { kind: 'password-reset' };

export type Roster = ReturnType<typeof createRoster>;

export function createRoster({ config, store, outbox }: Parts) {
  const canMail = config.smtpUrl !== undefined;
  const list = () => store.list(...countingNow());

  /** A link in place of any before, and its mail where mail can go out. */
  async function makeLink(trx: Trx, member: StaffMember, why: Why): Promise<Omit<StaffLink, 'member'>> {
    const expiresAt = new Date(Date.now() + LINK_HOURS * 3_600_000).toISOString();
    let token = randomBytes(16).toString('base64url');
    if (canMail) {
      const mail = { ...why, userId: member.id, email: member.email, expiresAt };
      token = staffLinkToken(config.secret, await enqueueStaffLink(trx, { config, outbox }, mail));
    } else await replaceStaffLink(trx, member.id, hashToken(token), expiresAt);
    return { link: staffLinkUrl(config.origin, token), expiresAt, mailed: canMail };
  }

  const askedJustNow = (id: string) => {
    const now = Date.now();
    return store.askedBetween(id, new Date(now - ASK_AGAIN_MS).toISOString(), new Date(now).toISOString());
  };

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
    async invite(actor: StaffMember, invitation: Invitation): Promise<StaffLink> {
      let link: Omit<StaffLink, 'member'> | undefined;
      try {
        const member = await store.invite(
          actor,
          invitation,
          async (trx, invited) => {
            link = await makeLink(trx, invited, { kind: 'invitation', invitedBy: actor.name });
          },
          new Date().toISOString(),
        );
        outbox.wake();
        return { member, ...(link as Omit<StaffLink, 'member'>) };
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const words = 'This address has an account already';
        throw problem(409, `${words}. Make a new link for it instead.`, { errors: { email: words } });
      }
    },

    /** A link to choose a password anew. @throws ProblemError 404, 409 when disabled. */
    async newLink(actor: StaffMember, id: string): Promise<StaffLink> {
      const { disabled, ...subject } = await known(id);
      if (disabled) throw problem(409, `The account of ${subject.name} is disabled. Enable it first.`);
      const why: Why = (await record(id)).hasPassword
        ? { kind: 'password-reset' }
        : { kind: 'invitation', invitedBy: actor.name };
      let link: Omit<StaffLink, 'member'> | undefined;
      await store.recorded({ kind: 'link-made', actor, subject }, async (trx) => {
        link = await makeLink(trx, subject, why);
      });
      outbox.wake();
      return { member: subject, ...(link as Omit<StaffLink, 'member'>) };
    },

    /** @throws ProblemError 403 for oneself, 404, 409 for the last owner. */
    async change(actor: StaffMember, id: string, change: StaffChange): Promise<StaffRecord> {
      if (id === actor.id)
        throw problem(403, 'Nobody changes the own role or access. Another owner can do it for you.');
      const refused = await store.change(actor, id, change, new Date().toISOString());
      if (refused) throw refusal(refused);
      return record(id);
    },

    /** @throws ProblemError 404. */
    async signOutEverywhere(actor: StaffMember, id: string): Promise<StaffRecord> {
      await store.signOutEverywhere(actor, await known(id));
      return record(id);
    },

    /**
     * For somebody who lost the phone and the recovery codes. One's own goes by the password (/admin/account).
     * @throws ProblemError 403 for oneself, 404, 409 when there is none.
     */
    async removeTwoFactor(actor: StaffMember, id: string): Promise<StaffRecord> {
      if (id === actor.id)
        throw problem(403, 'Turn off your own two-factor sign-in on your account page, with your password.');
      const { disabled: _, ...subject } = await known(id);
      const refused = await store.removeTwoFactor(actor, subject, outbox);
      if (refused) throw refusal(refused);
      outbox.wake();
      return record(id);
    },

    /** Sends a link to whoever lost the password; neither answer nor its time says whether the address is known. */
    async forgotten(email: string): Promise<{ canMail: boolean }> {
      const send = async () => {
        const found = canMail ? await store.findByEmail(email) : null;
        if (!found || found.disabled || (await askedJustNow(found.id))) return;
        const { disabled: _, ...subject } = found;
        await store.recorded({ kind: 'password-asked', actor: null, subject }, async (trx) => {
          await makeLink(trx, subject, { kind: 'password-reset' });
        });
        outbox.wake();
      };
      await Promise.all([send(), wait(ASKED_MS)]);
      return { canMail };
    },

    /** @param sessionHash of the request's own session. */
    async account(person: StaffMember, sessionHash: string | null): Promise<OwnAccount> {
      const [twoFactor, sessions] = await Promise.all([
        store.twoFactor(person.id),
        store.sessions(person.id, ...countingNow()),
      ]);
      return {
        ...person,
        twoFactor,
        sessions: sessions.map(
          (row): OwnSession => ({
            id: row.id,
            device: deviceInWords(row.user_agent),
            address: row.ip_address || null,
            signedInAt: row.created_at,
            lastUsedAt: row.updated_at,
            current: row.token === sessionHash,
          }),
        ),
      };
    },

    endOwn: store.endOwn,
  };
}

/** What a session must outlast, and since when it must have been used, to count now. */
function countingNow(): [now: string, usedSince: string] {
  const now = Date.now();
  return [new Date(now).toISOString(), new Date(now - IDLE_MS).toISOString()];
}

function refusal(refused: Refused) {
  switch (refused) {
    case 'unknown':
      return problem(404, 'There is no such account.');
    case 'no-owner':
      return problem(403, 'You are not an owner any more: another owner changed that just now.');
    case 'no-two-factor':
      return problem(409, 'This account has no two-factor sign-in. Reload the list.');
    case 'last-owner':
      return problem(409, 'This is the last owner. Make somebody else an owner first.');
  }
}
