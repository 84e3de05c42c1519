/** Processor time of running programs: unlike the clock's, it hardly depends on what else the machine does. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** @returns milliseconds that a process has used so far, with all its threads; 0 where there is no /proc or it has ended. */
export function processorTime(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map((thread) => threadTime(pid, thread))
      .reduce((all, one) => all + one, 0);
  } catch {
    return 0;
  }
}

const threadTime = (pid: number, thread: string): number =>
  Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** Tells which processes of PostgreSQL work for a database. */
export async function backendsOf(
  url: string,
): Promise<{ pids: () => Promise<number[]>; end: () => Promise<void> }> {
  const client = new pg.Client(url);
  await client.connect();
  return {
    pids: async () => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return rows.map(({ pid }) => pid);
    },
    end: () => client.end(),
  };
}
