/**
 * Closes connections to a PostgreSQL server that stopped answering: frozen, cut off, or moved to another machine. The
 * network reports none of these for 15 minutes, and until then every request would wait (docs/decisions/0029).
 */
import type { Socket } from 'node:net';
import pg from 'pg';

type Times = {
  /** Interval between two checks. */
  lookMs: number;
  /** Silence after which a second connection asks PostgreSQL whether the first one's statement is still running. */
  silentMs: number;
  /** Timeout of that query. */
  answerMs: number;
  /** Longer than a statement may take, unless it lifted the limit (connect.ts). */
  longestMs: number;
};
const TIMES: Times = { lookMs: 2000, silentMs: 5000, answerMs: 3000, longestMs: 25_000 };

/** Members that the driver's types leave out. */
type Connected = { processID: number; connection: { stream: Socket } };

/** Pending statements fail with "Connection terminated", and the pool reconnects. */
export function closeUnresponsiveConnections(
  pool: pg.Pool,
  connectionString: string,
  times: Partial<Times> = {},
): void {
  const { lookMs, silentMs, answerMs, longestMs } = { ...TIMES, ...times };
  const waiting = new Map<pg.PoolClient, number>();
  let timer: NodeJS.Timeout | undefined;
  let asking = false;

  function watch(client: pg.PoolClient): void {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const query = (...args: unknown[]): unknown => {
      const answer = send(...args);
      if (!(answer instanceof Promise)) return answer;
      waiting.set(client, performance.now());
      timer ??= setInterval(() => void look(), lookMs).unref();
      const answered = () => void waiting.delete(client);
      answer.then(answered, answered);
      return answer;
    };
    Object.assign(client, { query });
  }

  async function look(): Promise<void> {
    const now = performance.now();
    const silent = [...waiting].filter(([, since]) => now - since >= silentMs);
    if (waiting.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    if (silent.length === 0 || asking) return;
    asking = true;
    const atWork = await backendsAtWork(connectionString, answerMs);
    asking = false;
    for (const [client, since] of silent) {
      // The connection answered meanwhile.
      if (waiting.get(client) !== since) continue;
      const { processID, connection } = client as unknown as Connected;
      const mayWork = atWork?.has(processID) || performance.now() - since < longestMs;
      if (atWork === null || !mayWork) connection.stream.destroy();
    }
  }

  pool.on('connect', watch);
}

/** Process ids of sessions that run a statement; empty when PostgreSQL refuses the query, null when it doesn't answer. */
async function backendsAtWork(connectionString: string, answerMs: number): Promise<Set<number> | null> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    application_name: 'ledge-frame-silence',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select pid from pg_stat_activity where state = 'active'");
    return new Set(rows.map(({ pid }) => pid as number));
  } catch (error) {
    return error instanceof pg.DatabaseError ? new Set() : null;
  } finally {
    client.end().catch(() => {});
  }
}
