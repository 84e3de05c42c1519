/** Request counts per key, shared by all servers on one PostgreSQL (docs/decisions/0029). */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Counted } from './windows.ts';

export type RequestCounts = ReturnType<typeof requestCounts>;

/** Servers that count one key at the same moment read the clock in sequence; the readings differ by less than this. */
const CLOCK_SLACK = '10 seconds';

export function requestCounts(db: Db) {
  return {
    /**
     * Counts one request in a single statement, by the database's clock: the servers' own may differ.
     * A window that ends later than one beginning now was begun before the clock was put back, and is over.
     */
    async count(key: string, windowMs: number): Promise<Counted> {
      const over = sql`(c.ends_at <= excluded.ends_at - excluded.lasts
        or c.ends_at > excluded.ends_at + ${sql.lit(CLOCK_SLACK)}::interval)`;
      const { rows } = await sql<{ requests: number; ttl: number }>`
        insert into request_counts as c (key, requests, lasts, ends_at)
        select ${key}, 1, lasts, clock_timestamp() + lasts
        from (select make_interval(secs => ${windowMs / 1000}::float8) as lasts) w
        on conflict (key) do update set
          requests = case when ${over} then 1 else c.requests + 1 end,
          lasts = excluded.lasts,
          ends_at = case when ${over} then excluded.ends_at else c.ends_at end
        returning requests, greatest(1, extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as ttl
      `.execute(db);
      const [row] = rows as [{ requests: number; ttl: number }];
      return { current: row.requests, ttl: row.ttl };
    },

    /** Deletes windows that have ended, and those from before the clock was set back. Servers may do it in parallel. */
    async forgetEnded(): Promise<void> {
      await sql`
        delete from request_counts where key in (
          select key from request_counts
          where ends_at <= clock_timestamp()
            or ends_at > clock_timestamp() + lasts + ${sql.lit(CLOCK_SLACK)}::interval
          for update skip locked)
      `.execute(db);
    },
  };
}
