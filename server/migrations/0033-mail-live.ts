import { sql } from 'kysely';
import { isPostgres } from '../database/dialect.ts';
import type { Db } from '../database/schema.ts';

/** Announces what reaches or leaves *Mail* (the function is in 0006-desk.ts); a claim changes neither column. */
export async function mailLive(db: Db): Promise<void> {
  if (isPostgres(db))
    await sql`create trigger announce after insert or delete or update of state, spam on inbound_mails
      for each statement execute function announce_change()`.execute(db);
}
