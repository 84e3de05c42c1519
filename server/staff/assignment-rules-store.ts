/** Assignment rules, stored with the firm's settings (contract/staff/assignment-rules.ts). */

import { isSame } from '#contract/shared/is-same.ts';
import { type AssignmentRule, assignmentRulesSchema } from '#contract/staff/assignment-rules.ts';
import type { Db, Trx } from '../database/schema.ts';

const NAME = 'assignment-rules';

/** A value that a later release wrote differently counts as not set. */
export async function assignmentRules(db: Db | Trx): Promise<AssignmentRule[]> {
  const row = await db
    .selectFrom('firm_settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  const stored = row && assignmentRulesSchema.safeParse(JSON.parse(row.value));
  return stored?.success ? stored.data.rules : [];
}

/** @returns false, with nothing saved, when the rules are no longer those that the owner saw. */
export const setAssignmentRules = (
  db: Db,
  rules: AssignmentRule[],
  seen: AssignmentRule[],
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await trx
      .insertInto('firm_settings')
      .values({ name: NAME, value: JSON.stringify({ rules: [] }) })
      // Locks the row until the transaction ends.
      .onConflict((oc) => oc.column('name').doUpdateSet((eb) => ({ value: eb.ref('firm_settings.value') })))
      .execute();
    if (!isSame(await assignmentRules(trx), seen)) return false;
    await trx
      .updateTable('firm_settings')
      .set({ value: JSON.stringify({ rules }) })
      .where('name', '=', NAME)
      .execute();
    return true;
  });
