/** Staff's devices that show notifications, and each person's choices. */
import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { PUSH_KINDS, PUSH_LIMITS, type PushDevice, type PushKind } from '#contract/staff/push.ts';
import type { PushChoices, PushSubscriptionSent } from '#contract/staff/push-changes.ts';
import type { Db, PushChoicesTable, PushDevicesTable } from '../database/schema.ts';
import { lockAccount } from '../staff/sessions-store.ts';

export type DevicesStore = ReturnType<typeof devicesStore>;

export const ALL_KINDS: PushChoices = { kinds: [...PUSH_KINDS], quiet: null };

export function devicesStore(db: Db) {
  return {
    async choices(staffId: string): Promise<PushChoices> {
      const row = await db
        .selectFrom('push_choices')
        .selectAll()
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return row ? toChoices(row) : ALL_KINDS;
    },

    async choose(staffId: string, { kinds, quiet }: PushChoices): Promise<void> {
      const chosen = {
        kinds: JSON.stringify(PUSH_KINDS.filter((kind) => kinds.includes(kind))),
        quiet_from: quiet?.from ?? null,
        quiet_until: quiet?.until ?? null,
      };
      await db
        .insertInto('push_choices')
        .values({ staff_id: staffId, ...chosen })
        .onConflict((oc) => oc.column('staff_id').doUpdateSet(chosen))
        .execute();
    },

    async list(staffId: string): Promise<PushDevice[]> {
      const rows = await db
        .selectFrom('push_devices')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('created_at')
        .execute();
      return rows.map(toDevice);
    },

    /**
     * Adds a browser, or records its new keys. A browser that belonged to another account belongs to this one from now on.
     * @param session hash of the requesting session: the notifications end with it.
     * @returns null when that session was ended meanwhile.
     */
    put(
      staffId: string,
      { endpoint, keys, name }: PushSubscriptionSent,
      at: string,
      session: string | null = null,
    ): Promise<PushDevice | null> {
      const endpoint_hash = createHash('sha256').update(endpoint).digest('hex');
      return db.transaction().execute(async (trx) => {
        await lockAccount(trx, staffId);
        await trx
          .deleteFrom('push_devices')
          .where('endpoint_hash', '=', endpoint_hash)
          .where('staff_id', '<>', staffId)
          .execute();
        const own = await trx
          .selectFrom('staff_sessions')
          .select('browser')
          .where('token', '=', session ?? '')
          .executeTakeFirst();
        if (session !== null && !own) return null;
        const from = { session, browser: own?.browser ?? null };
        const row = await trx
          .insertInto('push_devices')
          .values({
            ...{ id: uuid(), staff_id: staffId, endpoint_hash, endpoint, name, created_at: at },
            ...{ p256dh: keys.p256dh, auth: keys.auth, last_sent_at: null, ...from },
          })
          .onConflict((oc) =>
            oc.column('endpoint_hash').doUpdateSet({ p256dh: keys.p256dh, auth: keys.auth, name, ...from }),
          )
          .returningAll()
          .executeTakeFirstOrThrow();
        const others = await trx
          .selectFrom('push_devices')
          .select('id')
          .where('staff_id', '=', staffId)
          .where('id', '<>', row.id)
          .orderBy((eb) => eb.fn.coalesce('last_sent_at', 'created_at'), 'desc')
          .offset(PUSH_LIMITS.devices - 1)
          .limit(100)
          .execute();
        if (others.length > 0)
          await trx
            .deleteFrom('push_devices')
            .where(
              'id',
              'in',
              others.map(({ id }) => id),
            )
            .execute();
        return toDevice(row);
      });
    },

    async find(staffId: string, id: string) {
      const row = await db
        .selectFrom('push_devices')
        .selectAll()
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return row ?? null;
    },

    async remove(staffId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('push_devices')
        .where('id', '=', id)
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** The browser has ended the subscription, unless it has begun another with new keys meanwhile. */
    async gone(id: string, auth: string): Promise<void> {
      await db.deleteFrom('push_devices').where('id', '=', id).where('auth', '=', auth).execute();
    },

    async sent(id: string, at: string): Promise<void> {
      await db.updateTable('push_devices').set({ last_sent_at: at }).where('id', '=', id).execute();
    },
  };
}

export const toChoices = (row: Omit<Selectable<PushChoicesTable>, 'staff_id'>): PushChoices => ({
  kinds: JSON.parse(row.kinds) as PushKind[],
  quiet:
    row.quiet_from !== null && row.quiet_until !== null
      ? { from: row.quiet_from, until: row.quiet_until }
      : null,
});

const toDevice = (row: Selectable<PushDevicesTable>): PushDevice => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastSentAt: row.last_sent_at,
});
