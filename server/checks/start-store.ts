/** Steps of *Make it yours* that an owner skipped. */
import type { StartStepId } from '#contract/staff/start-steps.ts';
import type { Db, Trx } from '../database/schema.ts';

const NAME = 'start-skipped';

export async function skippedSteps(db: Db | Trx): Promise<string[]> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as string[]) : [];
}

/** One of two simultaneous choices may be lost; it is one click away. */
export async function skipStep(db: Db, step: StartStepId, isSkipped: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const others = (await skippedSteps(trx)).filter((one) => one !== step);
    const value = JSON.stringify(isSkipped ? [...others, step] : others);
    await trx
      .insertInto('firm_settings')
      .values({ name: NAME, value })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value }))
      .execute();
  });
}
