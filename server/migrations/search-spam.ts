import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/**
 * Corrects the copy of the spam flag in search texts on PostgreSQL. The baseline's trigger reads the inquiry, which it
 * can't see when one statement saves both; the row's own value now counts then.
 */
export async function searchSpam(db: Db): Promise<void> {
  const statements = engineOf(db).choose({
    sqlite: [],
    postgres: [
      `create or replace function search_spam_first() returns trigger language plpgsql as $$begin
         new.spam := coalesce((select spam from inquiries where id = new.inquiry_id), new.spam); return new;
       end$$`,
      `update inquiry_search set spam = inquiries.spam from inquiries
         where inquiries.id = inquiry_search.inquiry_id and inquiries.spam <> inquiry_search.spam`,
    ],
  });
  for (const statement of statements) await sql.raw(statement).execute(db);
}
