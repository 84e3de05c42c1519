/** The state of off-site backups: one row, the same for all servers. */
import type { Db } from '../database/schema.ts';

const NAME = 'offsite-backups';

export type OffsiteState = {
  /** The last backup, its rows and picture files, and the size of the repository in bytes. */
  backup: { at: string; rows: number; pictures: number; addedBytes: number; totalBytes: number } | null;
  /** The last trial restore that succeeded. */
  rehearsal: { at: string; backupAt: string; rows: number; pictures: number; seconds: number } | null;
  /** The last failure, until the same step succeeds. */
  failure: { at: string; step: OffsiteStep; says: string } | null;
  /** The state of the registers that were stored last. */
  registers: string | null;
};
export type OffsiteStep = 'backup' | 'rehearsal' | 'registers';

const NOTHING: OffsiteState = { backup: null, rehearsal: null, failure: null, registers: null };

export async function offsiteState(db: Db): Promise<OffsiteState> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? { ...NOTHING, ...JSON.parse(row.value) } : NOTHING;
}

export async function saveOffsite(db: Db, change: Partial<OffsiteState>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const value = JSON.stringify({ ...(await offsiteState(trx)), ...change });
    await trx
      .insertInto('firm_settings')
      .values({ name: NAME, value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute();
  });
}
