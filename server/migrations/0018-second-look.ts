import type { Db } from '../database/schema.ts';

/**
 * Records the 30-second step of the last authenticator code, so that each code works once (docs/decisions/0028). Deletes
 * trusted devices along with pending sign-ins, because hashed identifiers don't distinguish the two.
 */
export async function secondLook(db: Db): Promise<void> {
  await db.schema.alterTable('staff_two_factors').addColumn('last_step', 'integer').execute();
  await db.deleteFrom('staff_verifications').execute();
}
