/** Stores the browsers that have signed in before. */
import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../database/schema.ts';

/** Per account; beyond that, the oldest sign-in is deleted. */
const MOST_DEVICES = 20;

export type KnownDevicesStore = ReturnType<typeof knownDevicesStore>;

export function knownDevicesStore(db: Db) {
  return {
    /** @param since devices with earlier sign-ins are deleted. */
    async isKnown(tokenHash: string, email: string, since: string): Promise<boolean> {
      const row = await db
        .selectFrom('staff_devices as d')
        .innerJoin('staff_users as u', 'u.id', 'd.user_id')
        .select('d.token_hash')
        .where('d.token_hash', '=', tokenHash)
        .where('u.email', '=', email)
        .where('d.signed_in_at', '>', since)
        .executeTakeFirst();
      return row !== undefined;
    },

    /**
     * @param before hash of the browser's previous token, which stops working.
     * @param session hash of the token of the session that has just begun in it.
     */
    remember(
      userId: string,
      before: string | null,
      tokenHash: string,
      at: string,
      session: string | null = null,
    ): Promise<void> {
      return db.transaction().execute(async (trx) => {
        const browser = await browserOf(trx, before, session);
        if (session !== null)
          await trx.updateTable('staff_sessions').set({ browser }).where('token', '=', session).execute();
        if (before !== null)
          await trx
            .deleteFrom('staff_devices')
            .where('token_hash', '=', before)
            .where('user_id', '=', userId)
            .execute();
        await trx
          .insertInto('staff_devices')
          .values({ token_hash: tokenHash, user_id: userId, signed_in_at: at, browser })
          .execute();
        await forgetBeyondMost(trx, userId);
      });
    },

    async forgetBefore(since: string): Promise<void> {
      await db.deleteFrom('staff_devices').where('signed_in_at', '<=', since).execute();
    },
  };
}

/** A browser's id: that of its session, if it took over from another, or of its last sign-in. */
async function browserOf(trx: Trx, before: string | null, session: string | null): Promise<string> {
  const known = await trx
    .selectFrom('staff_sessions')
    .select('browser')
    .where('token', '=', session ?? '')
    .unionAll(
      trx
        .selectFrom('staff_devices')
        .select('browser')
        .where('token_hash', '=', before ?? ''),
    )
    .execute();
  return known.find(({ browser }) => browser !== null)?.browser ?? randomUUID();
}

async function forgetBeyondMost(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('staff_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('staff_devices')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('signed_in_at', 'desc')
        .limit(MOST_DEVICES),
    )
    .execute();
}
