import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** PostgreSQL keeps the parts of blobs as they are: what they hold is packed already (docs/decisions/0041). */
export async function blobsUncompressed(db: Db): Promise<void> {
  if (engineOf(db).choose({ sqlite: true, postgres: false })) return;
  await sql`alter table blob_parts alter column data set storage external`.execute(db);
}
