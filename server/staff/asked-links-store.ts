/** Password links requested without signing in (docs/decisions/0028). */
import type { StaffMember } from '#contract/site/page-services.ts';
import type { Db, Trx } from '../database/schema.ts';
import { recordStaffEvent } from './events-store.ts';
import { lockAccount } from './sessions-store.ts';
import { toMember } from './store.ts';

const MINUTE = 60_000;
/** Mails per account. The link in the last one works, so more would only fill the inbox. */
export const RESET_MAIL_LIMITS = { anHour: 3, pauseMs: 5 * MINUTE };

/** Permitted difference between servers' clocks (docs/runbook.md). */
const CLOCK_SLACK_MS = MINUTE;

/** A valid link. */
export type LiveLink = {
  expiresAt: string;
  /** Whether it was made for a forgotten password, not by an owner or from the shell. */
  askedFor: boolean;
  mailId: string | null;
};

export type AskedLinks = ReturnType<typeof askedLinksStore>;

export function askedLinksStore(db: Db) {
  return {
    /**
     * Runs `send` and records the request, unless the account is disabled or was sent enough mails.
     * Locks the account's row, so that concurrent requests count each other.
     * @returns whether `send` ran.
     */
    ask(
      email: string,
      send: (trx: Trx, subject: StaffMember, live: LiveLink | null) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('staff_users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirst();
        if (!found) return false;
        await lockAccount(trx, found.id);
        // Read after waiting for the lock, so that requests which held it are in the past.
        const now = Date.now();
        const row = await trx
          .selectFrom('staff_users')
          .selectAll()
          .where('id', '=', found.id)
          .where('disabled', '=', 0)
          .executeTakeFirst();
        if (!row || (await askedEnough(trx, row.id, now))) return false;
        const subject = toMember(row);
        await send(trx, subject, await liveLink(trx, row.id, now));
        await recordStaffEvent(trx, { kind: 'password-asked', actor: null, subject });
        return true;
      });
    },
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

async function liveLink(trx: Trx, userId: string, now: number): Promise<LiveLink | null> {
  const row = await trx
    .selectFrom('staff_links')
    .selectAll()
    .where('purpose', '=', userId)
    .where('expires_at', '>', iso(now))
    .executeTakeFirst();
  return row ? { expiresAt: row.expires_at, askedFor: row.asked_for === 1, mailId: row.mail_id } : null;
}

const iso = (ms: number) => new Date(ms).toISOString();
