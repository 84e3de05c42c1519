/**
 * The server's own keys for push services (VAPID, RFC 8292): created once, in the database, so that all servers of the firm
 * have the same, and backups contain them. They are useless without the devices' endpoints, which no backup contains.
 */
import webpush from 'web-push';
import type { Db } from '../database/schema.ts';

const NAME = 'vapid-keys';

export type VapidKeys = { publicKey: string; privateKey: string };

/** Returns the VAPID keys. If several servers start at the same time, one creates them. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const known = await stored(db);
  if (known) return known;
  await db
    .insertInto('firm_settings')
    .values({ name: NAME, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflict((oc) => oc.column('name').doNothing())
    .execute();
  return (await stored(db)) as VapidKeys;
}

async function stored(db: Db): Promise<VapidKeys | null> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}
