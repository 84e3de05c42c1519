/** Counts attempts at passwords and codes, shared by all servers on the database. */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

type Counted = { attempts: number; endsAt: string };

export type AttemptsStore = ReturnType<typeof attemptsStore>;

export function attemptsStore(db: Db) {
  return {
    /**
     * Counts one attempt in a single statement, so that concurrent attempts all count.
     * @param farEnd latest possible end of a window; a later one dates from before the clock was set back, and is ignored.
     * @returns the number of attempts in the current window, and its end (ISO).
     */
    async count(key: string, now: string, endsAt: string, farEnd: string): Promise<Counted> {
      const over = sql<boolean>`(staff_attempts.ends_at <= ${now} or staff_attempts.ends_at > ${farEnd})`;
      const row = await db
        .insertInto('staff_attempts')
        .values({ key, attempts: 1, ends_at: endsAt })
        .onConflict((oc) =>
          oc.column('key').doUpdateSet({
            attempts: sql`case when ${over} then 1 else staff_attempts.attempts + 1 end`,
            ends_at: sql`case when ${over} then ${endsAt} else staff_attempts.ends_at end`,
          }),
        )
        .returning(['attempts', 'ends_at'])
        .executeTakeFirstOrThrow();
      return { attempts: row.attempts, endsAt: row.ends_at };
    },

    /** Uncounts one attempt, which succeeded. */
    async uncount(key: string): Promise<void> {
      await db
        .updateTable('staff_attempts')
        .set({ attempts: sql`attempts - 1` })
        .where('key', '=', key)
        .where('attempts', '>', 0)
        .execute();
    },

    async forget(key: string): Promise<void> {
      await db.deleteFrom('staff_attempts').where('key', '=', key).execute();
    },

    async forgetEnded(now: string): Promise<void> {
      await db.deleteFrom('staff_attempts').where('ends_at', '<=', now).execute();
    },
  };
}
