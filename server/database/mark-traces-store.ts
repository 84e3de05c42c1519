/** Marks that deleted personal data may remain in the database's files, until it is removed (server/erasure/traces.ts). */
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isPostgres } from './dialect.ts';
import type { Trx } from './schema.ts';

export const TRACES_ID = 'traces';

/** Call it in the erasing transaction. */
export async function markTraces(trx: Trx): Promise<void> {
  const change = { ticket: uuid(), transaction: await transactionOf(trx) };
  await trx
    .insertInto('erasure_traces')
    .values({ id: TRACES_ID, since: new Date().toISOString(), ...change })
    .onConflict((oc) => oc.column('id').doUpdateSet(change))
    .execute();
}

async function transactionOf(trx: Trx): Promise<string | null> {
  if (!isPostgres(trx)) return null;
  const { rows } = await sql<{ id: string }>`select txid_current()::text as id`.execute(trx);
  return rows[0]?.id ?? null;
}
