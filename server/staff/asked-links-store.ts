/** Password links requested without signing in (docs/decisions/0013). */
import { setTimeout as wait } from 'node:timers/promises';
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Config } from '../config/config.ts';
import type { Db, Trx } from '../database/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { recordStaffEvent } from './events-store.ts';
import { enqueueLinkAgain, makeLink } from './one-time-links.ts';
import { lockAccount } from './sessions-store.ts';
import { toMember } from './store.ts';

const MINUTE = 60_000;
/** Emails per account. The link in the last one works, so more would only fill the inbox. */
export const RESET_MAIL_LIMITS = { anHour: 3, pauseMs: 5 * MINUTE };

/** Longer than looking up an account and queuing an email takes, so that the response time reveals nothing. */
const ASKED_MS = 400;
/** A requested link is sent again unchanged until this long before it expires, then replaced. */
const FRESH_MS = 60 * MINUTE;
/** Permitted difference between servers' clocks (docs/deploy.md). */
const CLOCK_SLACK_MS = MINUTE;

type Parts = {
  config: Pick<Config, 'origin' | 'secret' | 'smtpUrl'>;
  db: Db;
  outbox: Pick<Outbox, 'enqueue' | 'wake'>;
};

/** Returns a function that sends a link for a forgotten password. Neither answer nor timing reveals a known address. */
export function forgottenPassword({ config, db, outbox }: Parts) {
  const canMail = () => config.smtpUrl !== undefined;

  /**
   * Sends a link by email, unless the account is disabled or was sent enough of them.
   * Locks the account's row, so that concurrent requests count each other.
   */
  const ask = (email: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const account = () =>
        trx
          .selectFrom('staff_users')
          .selectAll()
          .where('email', '=', email)
          .where('disabled', '=', 0)
          .executeTakeFirst();
      const found = await account();
      if (!found) return;
      await lockAccount(trx, found.id);
      // Read after waiting for the lock, so that requests which held it are in the past.
      const now = Date.now();
      const row = await account();
      if (!row || (await askedEnough(trx, row.id, now))) return;
      const subject = toMember(row);
      await send(trx, subject, now);
      await recordStaffEvent(trx, { kind: 'password-asked', actor: null, subject });
    });

  /** Sends a valid link again instead of replacing it. A link that was only displayed to an owner is kept, not sent. */
  async function send(trx: Trx, { id: userId, email }: StaffMember, now: number): Promise<void> {
    const live = await trx
      .selectFrom('staff_links')
      .selectAll()
      .where('purpose', '=', userId)
      .where('expires_at', '>', iso(now))
      .executeTakeFirst();
    const endsSoon = live?.asked_for === 1 && Date.parse(live.expires_at) < now + FRESH_MS;
    const mail = { outbox, email, why: { kind: 'password-reset' as const }, askedFor: true };
    if (!live || endsSoon) await makeLink(trx, config, userId, mail);
    else if (live.mail_id !== null)
      await enqueueLinkAgain(trx, outbox, {
        ...{ userId, email, expiresAt: live.expires_at, mailId: live.mail_id },
      });
  }

  return async (email: string): Promise<{ canMail: boolean }> => {
    await Promise.all([canMail() && ask(email), wait(ASKED_MS)]);
    if (canMail()) outbox.wake();
    return { canMail: canMail() };
  };
}

/** Ignores requests in the future, which date from before the clock was set back; other servers' clocks may be ahead. */
async function askedEnough(trx: Trx, userId: string, now: number): Promise<boolean> {
  const events = await trx
    .selectFrom('staff_events')
    .select('at')
    .where('subject_id', '=', userId)
    .where('kind', '=', 'password-asked')
    .where('at', '>', iso(now - 60 * MINUTE))
    .where('at', '<=', iso(now + CLOCK_SLACK_MS))
    .execute();
  const since = iso(now - RESET_MAIL_LIMITS.pauseMs);
  return events.length >= RESET_MAIL_LIMITS.anHour || events.some(({ at }) => at > since);
}

const iso = (ms: number) => new Date(ms).toISOString();
