/** Problems at the last run of the checks: one row, the same for all servers. */
import type { Db, Trx } from '../database/schema.ts';
import type { Alerts } from './alerts.ts';

const NAME = 'site-alerts';

export async function alertsSoFar(db: Db | Trx): Promise<Alerts> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : {};
}

export async function saveAlerts(trx: Trx, alerts: Alerts): Promise<void> {
  const value = JSON.stringify(alerts);
  await trx
    .insertInto('firm_settings')
    .values({ name: NAME, value })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
    .execute();
}

/** Owners who can sign in. */
export async function ownerAddresses(db: Db | Trx): Promise<string[]> {
  const owners = await db
    .selectFrom('staff_users')
    .select('email')
    .where('role', '=', 'owner')
    .where('disabled', '=', 0)
    .orderBy('email')
    .execute();
  return owners.map(({ email }) => email);
}
