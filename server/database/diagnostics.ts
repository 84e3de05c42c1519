/** Database checks of `npm run doctor`: they change nothing and can run alongside a server. */
import type { Db } from './schema.ts';

class TakenBack extends Error {}

/** Writes a row and rolls it back. @throws the database's error when it can't be written. */
export async function assertWritable(db: Db): Promise<void> {
  try {
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('staff_attempts')
        .values({ key: 'doctor', attempts: 1, ends_at: new Date().toISOString() })
        .execute();
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

/** Returns the due time of the oldest waiting mail, past or future; null when none waits. */
export async function oldestMailDue(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.min('run_at').as('at'))
    .where('sent_at', 'is', null)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.at ?? null;
}
