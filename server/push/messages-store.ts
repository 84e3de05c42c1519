/** Messages that wait for a push service: claimed by a lease, as mails are (docs/decisions/0011). */
import { sql } from 'kysely';
import type { PushKind } from '#contract/push.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db } from '../database/schema.ts';
import { isAtWork } from '../staff/at-work-store.ts';

export type ClaimedMessage = {
  id: string;
  kind: PushKind;
  count: number;
  attempts: number;
  expiresAt: string;
  device: { id: string; endpoint: string; p256dh: string; auth: string };
  inquiry: { id: string; area: string | null; service: string | null } | null;
};

export function messagesStore(db: Db) {
  return {
    /** Claims due messages until `leaseUntil`: if this server dies, another sends them then. */
    async claim(limit: number, now: string, leaseUntil: string): Promise<ClaimedMessage[]> {
      const claimed = await db
        .with('due', (q) => {
          const due = q
            .selectFrom('push_messages')
            .select('id')
            .where('run_at', '<=', now)
            .orderBy('run_at')
            .limit(limit);
          return isPostgres(db) ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('push_messages')
        .set({ attempts: sql<number>`attempts + 1`, run_at: leaseUntil })
        .where('id', 'in', (q) => q.selectFrom('due').select('id'))
        .returning('id')
        .execute();
      return claimed.length === 0 ? [] : await this.find(claimed.map(({ id }) => id));
    },

    /** Those whose device is still there, and whose person still works on inquiries. */
    async find(ids: string[]): Promise<ClaimedMessage[]> {
      const rows = await db
        .selectFrom('push_messages as m')
        .innerJoin('push_devices as d', 'd.id', 'm.device_id')
        .innerJoin('staff_users as u', 'u.id', 'd.staff_id')
        .leftJoin('inquiries as i', 'i.id', 'm.inquiry_id')
        .select(['m.id', 'm.kind', 'm.count', 'm.attempts', 'm.expires_at', 'm.inquiry_id'])
        .select(['d.id as device_id', 'd.endpoint', 'd.p256dh', 'd.auth', 'i.area', 'i.service_type'])
        .where('m.id', 'in', ids)
        .where(isAtWork('u'))
        .execute();
      return rows.map((row) => ({
        id: row.id,
        kind: row.kind as PushKind,
        count: row.count,
        attempts: row.attempts,
        expiresAt: row.expires_at,
        device: { id: row.device_id, endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
        inquiry: row.inquiry_id && { id: row.inquiry_id, area: row.area, service: row.service_type },
      })) as ClaimedMessage[];
    },

    /** Taken by the push service, or given up. */
    async finish(id: string): Promise<void> {
      await db.deleteFrom('push_messages').where('id', '=', id).execute();
    },

    async later(id: string, runAt: string): Promise<void> {
      await db.updateTable('push_messages').set({ run_at: runAt }).where('id', '=', id).execute();
    },

    async forgetExpired(now: string): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('push_messages')
        .where('expires_at', '<', now)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** For the doctor: how many devices there are, and how many messages their push services haven't taken at the third try. */
export async function pushState(db: Db): Promise<{ devices: number; stuck: number }> {
  const count = (rows: { count: string | number | bigint }) => Number(rows.count);
  const [devices, stuck] = await Promise.all([
    db
      .selectFrom('push_devices')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('push_messages')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('attempts', '>=', 3)
      .executeTakeFirstOrThrow(),
  ]);
  return { devices: count(devices), stuck: count(stuck) };
}
