/** Processor time of running programs. Unlike elapsed time, it hardly depends on the machine's other load. */
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** @returns milliseconds that a process has used, with all its threads; 0 without /proc, or when the process has ended. */
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

/** Finds the PostgreSQL processes that serve a database. */
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
