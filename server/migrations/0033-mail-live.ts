import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** Announces what reaches or leaves *Mail* (the function is in 0006-desk.ts); a claim changes neither column. */
export async function mailLive(db: Db): Promise<void> {
  if (engineOf(db).choose({ sqlite: false, postgres: true }))
    await sql`create trigger announce after insert or delete or update of state, spam on inbound_mails
      for each statement execute function announce_change()`.execute(db);
}
