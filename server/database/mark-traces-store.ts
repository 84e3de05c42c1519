/** Marks that deleted personal data may remain in the database's files, until it is removed (server/erasure/traces.ts). */
import { v7 as uuid } from 'uuid';
import { engineOf } from './engine/engine-of.ts';
import type { Trx } from './schema.ts';

export const TRACES_ID = 'traces';

/** Call it in the erasing transaction. */
export async function markTraces(trx: Trx): Promise<void> {
  const change = { ticket: uuid(), transaction: await engineOf(trx).transactionId(trx) };
  await trx
    .insertInto('erasure_traces')
    .values({ id: TRACES_ID, since: new Date().toISOString(), ...change })
    .onConflict((oc) => oc.column('id').doUpdateSet(change))
    .execute();
}
