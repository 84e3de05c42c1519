/** The two mails of each inquiry, as a server that has sent them leaves them behind. */
import { sql } from 'kysely';
import type { Db } from '../../server/database/schema.ts';

/** One statement for each of these: a single one for all would outlast what a statement may take. */
const AT_ONCE = 50_000;

export async function addSentMails(db: Db): Promise<void> {
  for (let after = ''; ; ) {
    const batch = db
      .selectFrom('inquiries')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE);
    const { last } = await db
      .selectFrom(batch.as('batch'))
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    if (last === null) return;
    await addMailsOf(db, after, last);
    after = last;
  }
}

async function addMailsOf(db: Db, after: string, last: string): Promise<void> {
  for (const [kind, recipient] of [
    ['inquiry-staff', `'office@example.com'`],
    ['inquiry-visitor', 'email'],
  ])
    await sql`insert into mails
        (id, kind, inquiry_id, recipient, data, message_id, state, attempts, run_at, created_at, sent_at)
      select id || ${sql.lit(`-${kind}`)}, ${sql.lit(kind)}, id, ${sql.raw(recipient as string)}, '{}',
        '<' || id || ${sql.lit(`-${kind}@example.com>`)}, case spam when 1 then 'held' else 'sent' end, 1,
        created_at, created_at, case spam when 1 then null else created_at end
      from inquiries where id > ${after} and id <= ${last} order by id`.execute(db);
}

/** Closed inquiries that were touched before this instant are `count`. */
export async function closedLongest(db: Db, count: number): Promise<string> {
  const row = await db
    .selectFrom('inquiries')
    .select('updated_at')
    .where((eb) => eb.or([eb('status', 'in', ['completed', 'cancelled']), eb('spam', '=', 1)]))
    .orderBy('updated_at')
    .offset(count)
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.updated_at;
}
